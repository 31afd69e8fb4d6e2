// Empty on purpose: a header that includes <unicode/…> would make its types visible to Swift, where they
// clash with those of the ICU inside Foundation. `CNumerusICUShim` includes ICU's headers, out of sight.
