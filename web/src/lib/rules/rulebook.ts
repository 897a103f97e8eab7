// The rules and what is in the box, as the server tells them with the numbers of a table.

import { get } from "../server/api";
import type { GameName, HouseValue, Language, Mark, Rulebook, RuleSection, RuleText } from "../server/protocol";

export type { BoxRow, BoxTable, Mark, Rulebook, RuleSection, RuleText } from "../server/protocol";

/** By table and line. */
export type Edition = Rulebook["edition"];

/** As rules are numbered: two to four capitals, and a number. */
export const RULE = /\b[A-Z]{2,4}-\d+\b/g;
export const MARKS: readonly Mark[] = ["book", "found", "ruled", "assumed", "changed"];

type House = Record<string, HouseValue>;

/** House rules in an address: buy:4,experienced:true */
const inWords = (house: House): string =>
  Object.entries(house)
    .map(([name, value]) => `${name}:${value}`)
    .join(",");

/** Where the rules of a table can be read, or one of them. */
export function rulesPath(game: GameName, house: House = {}, rule: string | null = null): string {
  const query = Object.keys(house).length ? `?house=${inWords(house)}` : "";
  return `/rules/${game}${query}${rule ? `#${rule}` : ""}`;
}

export function loadRules(game: GameName, language: Language, house = ""): Promise<Rulebook> {
  return get<Rulebook>(`/api/games/${game}/rules?language=${language}&house=${encodeURIComponent(house)}`);
}

/** The marks that occur in the box, in their order. */
export function marksIn(book: Rulebook): Mark[] {
  const found = new Set(book.box.flatMap((table) => table.rows.flatMap((row) => row.cells.flat().map((part) => part.mark))));
  return MARKS.filter((mark) => found.has(mark));
}

/** What is left of the sections where every word asked for occurs; numbers are found with and without the hyphen. */
export function search(sections: readonly RuleSection[], asked: string): RuleSection[] {
  const wanted = wordsOf(asked);
  if (!wanted.length) return [...sections];
  const fits = ({ number, text }: RuleText, title: string): boolean => {
    const all = folded(`${number} ${number.replace("-", "")} ${title} ${text}`);
    return wanted.every((word) => all.includes(word));
  };
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter((rule) => fits(rule, title)) }))
    .filter((section) => section.rules.length);
}

export interface Span {
  text: string;
  kind: "plain" | "found" | "rule";
}

/** A sentence in spans: links to other rules, and what was searched for. */
export function spansOf(text: string, asked: string): Span[] {
  const wanted = wordsOf(asked);
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(RULE)) {
    found.push(...lit(text.slice(at, match.index), wanted), { text: match[0], kind: "rule" });
    at = match.index + match[0].length;
  }
  return [...found, ...lit(text.slice(at), wanted)];
}

function lit(text: string, wanted: readonly string[]): Span[] {
  const low = folded(text);
  const found: Span[] = [];
  let at = 0;
  while (at < text.length) {
    const next = wanted
      .map((word) => ({ index: low.indexOf(word, at), length: word.length }))
      .filter((hit) => hit.index >= 0)
      .sort((a, b) => a.index - b.index || b.length - a.length)[0];
    if (!next) break;
    if (next.index > at) found.push({ text: text.slice(at, next.index), kind: "plain" });
    found.push({ text: text.slice(next.index, next.index + next.length), kind: "found" });
    at = next.index + next.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: "plain" });
  return found;
}

// Case and accents do not matter; every character stays one character, so that places agree.
const folded = (text: string): string =>
  [...text].map((one) => (one.normalize("NFD")[0] ?? one).toLowerCase()[0] ?? one).join("");

const wordsOf = (asked: string): string[] => folded(asked).split(/\s+/).filter(Boolean);
