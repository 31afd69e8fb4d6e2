// Intl.PluralRules, asked over pipes:
//
//     node plural-rules.mjs FOLDER
//
// reads integers.bin, amounts.bin (doubles) and texts.txt in the folder. Takes lines
//
//     time KIND LOCALE OPERATIONS PASSES     answers: nanoseconds and a checksum
//     check KIND LOCALE                      answers: a letter for each number
//
// and stays until its input ends, so that its samples can be taken in turn with those of others.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const folder = process.argv[2];
const doubles = (name) => {
  const bytes = readFileSync(`${folder}/${name}`);
  return Array.from(new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8));
};
const texts = readFileSync(`${folder}/texts.txt`, "utf8").trimEnd().split("\n");
const data = {
  integers: doubles("integers.bin"),
  amounts: doubles("amounts.bin"),
  texts: texts.map(Number),
};
const digits = texts.map((text) => text.length - text.indexOf(".") - 1);

const keys = { zero: 0, one: 1, two: 2, few: 3, many: 4, other: 5 };
const opened = new Map();

// A loop of its own for each kind and locale, as a program would have it: one loop for all would be
// compiled for the slowest of them.
const loop = (kind, locale) => {
  const name = `${kind} ${locale}`;
  if (!opened.has(name)) {
    const options = { maximumFractionDigits: 3 };
    const rules = [0, 1, 2, 3].map(
      (count) => new Intl.PluralRules(locale, { ...options, minimumFractionDigits: count }),
    );
    const choose =
      kind === "texts"
        ? "rules[digits[index]].select(numbers[index])"
        : "rule.select(numbers[index])";
    const make = (body) => new Function("rules", "rule", "numbers", "digits", body);
    const bind = (body) => make(body)(rules, rules[0], data[kind], digits);
    opened.set(name, {
      sum: bind(`return (count) => {
        let sum = 0;
        for (let index = 0; index < count; index++) sum += ${choose}.length;
        return sum;
      }`),
      answer: bind(`return (index) => ${choose}`),
    });
  }
  return opened.get(name);
};

console.log(process.version, process.versions.icu, process.versions.cldr);

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, kind, locale, operations, passes] = line.split(" ");
  const { sum, answer } = loop(kind, locale);
  if (verb === "check") {
    console.log(data[kind].map((_, index) => keys[answer(index)]).join(""));
  } else {
    let checksum = 0;
    const start = process.hrtime.bigint();
    const usage = process.cpuUsage();
    for (let pass = 0; pass < Number(passes); pass++) checksum += sum(Number(operations));
    const { user, system } = process.cpuUsage(usage);
    const wall = Number(process.hrtime.bigint() - start);
    // Processor time, as the benchmarks in Swift take it; but it holds V8's helper threads too, so
    // on a quiet machine the wall may be fairer to Node.
    console.log(Math.min(wall, (user + system) * 1000), checksum);
  }
}
