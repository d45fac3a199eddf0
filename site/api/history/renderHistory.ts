import type {HistoryFacts, HistoryNames, ProductHistory} from './shared';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';

/** Facts that are sentences or types. Many names share them, so a file contains each only once. */
const TEXTS = ['use', 'codemod', 'typeWas', 'defaultWas'] as const;

type TextFact = (typeof TEXTS)[number];

/** Facts as stored: a string is replaced by its index in the file's list. */
type StoredFacts = Omit<HistoryFacts, TextFact> & Partial<Record<TextFact, number>>;

/** A committed history. */
interface StoredHistory extends Omit<ProductHistory, 'names'> {
  texts: string[];
  names: Record<string, Partial<Record<HistoryKind, Record<string, StoredFacts>>>>;
}

/** Maps the facts of a history. */
function mapFacts<From, To>(
  names: Record<string, Partial<Record<HistoryKind, Record<string, From>>>>,
  map: (facts: From) => To,
): Record<string, Partial<Record<HistoryKind, Record<string, To>>>> {
  const mapValues = <Value, Mapped>(
    record: Record<string, Value>,
    each: (value: Value) => Mapped,
  ) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, each(value)]));
  return mapValues(names, (kinds) =>
    mapValues(kinds as Record<string, Record<string, From>>, (facts) => mapValues(facts, map)),
  );
}

/** Renders a list with one entry per line. */
const lines = (entries: string[], open: string, close: string) =>
  `${open}\n${entries.join(',\n')}\n${close}`;

const entries = (record: object, value: (value: unknown) => string) =>
  lines(
    Object.entries(record).map(([key, each]) => `${JSON.stringify(key)}:${value(each)}`),
    '{',
    '}',
  );

/** Renders a committed history with one line per name, so that diffs are readable. */
export function renderHistory({product, releases, names}: ProductHistory): string {
  const positions = new Map<string, number>();
  const stored = mapFacts(names, (facts): StoredFacts => {
    const {use, codemod, typeWas, defaultWas, ...short} = facts;
    const texts = {use, codemod, typeWas, defaultWas};
    return {
      ...short,
      ...Object.fromEntries(
        TEXTS.flatMap((key) => {
          const text = texts[key];
          if (text === undefined) {
            return [];
          }
          const position = positions.get(text) ?? positions.size;
          positions.set(text, position);
          return [[key, position]];
        }),
      ),
    };
  });
  const text = (value: unknown) => JSON.stringify(value);
  const list = (values: readonly unknown[]) => lines(values.map(text), '[', ']');
  return `${lines(
    [
      `"product":${text(product)}`,
      `"releases":${list(releases)}`,
      `"texts":${list([...positions.keys()])}`,
      `"names":${entries(stored, (kinds) =>
        entries(kinds as object, (facts) => entries(facts as object, text)),
      )}`,
    ],
    '{',
    '}',
  )}\n`;
}

/** Parses the output of `renderHistory`. */
export function parseHistory(text: string): ProductHistory {
  const {texts, names, ...rest} = JSON.parse(text) as StoredHistory;
  const read: HistoryNames = mapFacts(names, ({use, codemod, typeWas, defaultWas, ...facts}) => {
    const positions = {use, codemod, typeWas, defaultWas};
    return {
      ...facts,
      ...Object.fromEntries(
        TEXTS.flatMap((key) =>
          positions[key] === undefined ? [] : [[key, texts[positions[key]]]],
        ),
      ),
    };
  });
  return {...rest, names: read};
}
