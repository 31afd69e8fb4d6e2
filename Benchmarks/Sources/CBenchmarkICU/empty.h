// Empty on purpose: a module that shows ICU's headers clashes with Foundation's own copies of them.
