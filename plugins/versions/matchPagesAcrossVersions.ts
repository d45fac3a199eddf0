import type {Problem} from '../../site/problems/problemStore';
import type {OtherVersion} from './shared';

/** The table of the pages of older versions by version, which maps them to those of the current docs. */
export const ALIASES_FILE = 'plugins/versions/aliases.json';

/** Maps the pages of an older version to those of the current docs. */
export interface VersionAliases {
  /** Pages with different paths. The first entry of a page counts. */
  renamed: readonly (readonly [current: string, older: string])[];
  /**
   * Path prefixes under which current pages may be missing in the older version. The switcher then
   * links to the product's landing page.
   */
  absentInOlder: readonly string[];
  /** Pages of the older version without a counterpart in the current docs, with the reason. */
  absentInCurrent: Readonly<Record<string, string>>;
}

type Pages = OtherVersion['pages'];

const NO_ALIASES: VersionAliases = {renamed: [], absentInOlder: [], absentInCurrent: {}};

/** Two versions, each with the data that the other needs. */
export interface VersionPair {
  /** For users of the older version. */
  current: OtherVersion;
  /** For users of the current docs. */
  older: OtherVersion;
  /** Problems of pages without a counterpart. */
  problems: Problem[];
}

/**
 * Matches the pages of the current docs and an older version: every page has its counterpart at the
 * same path or in the table of aliases, or is declared to have none.
 *
 * @param name of the older version
 */
export function matchPagesAcrossVersions(
  name: string,
  current: Pages,
  older: Pages,
  aliases: VersionAliases = NO_ALIASES,
): VersionPair {
  const problems: Problem[] = [];
  const fail = (message: string, fix: string) => {
    problems.push({file: ALIASES_FILE, message, fix});
  };
  const toOlder: Record<string, string> = {};
  const toCurrent: Record<string, string> = {};
  for (const [from, to] of aliases.renamed) {
    if (!(from in current)) {
      fail(`Unknown current page "${from}" in "renamed" of ${name}.`, 'Fix or remove it.');
    }
    if (!(to in older)) {
      fail(`Unknown page "${to}" of ${name} in "renamed".`, 'Fix or remove it.');
    }
    if (!(from in older)) {
      toOlder[from] ??= to;
    }
    if (!(to in current)) {
      toCurrent[to] ??= from;
    }
  }
  for (const page of Object.keys(current)) {
    const isAbsent = aliases.absentInOlder.some((start) => page.startsWith(start));
    if (!(page in older) && !(page in toOlder) && !isAbsent) {
      fail(`"${page}" isn't in ${name}.`, `Add it to "renamed" or "absentInOlder" of ${name}.`);
    }
  }
  for (const page of Object.keys(older)) {
    if (!(page in current) && !(page in toCurrent) && !(page in aliases.absentInCurrent)) {
      fail(
        `"${page}" of ${name} isn't in the current docs.`,
        `Add it to "renamed" or "absentInCurrent" of ${name}.`,
      );
    }
  }
  for (const page of Object.keys(aliases.absentInCurrent)) {
    if (!(page in older)) {
      fail(`Unknown page "${page}" of ${name} in "absentInCurrent".`, 'Remove it.');
    }
  }
  return {
    current: {pages: current, renamed: toCurrent},
    older: {pages: older, renamed: toOlder},
    problems,
  };
}
