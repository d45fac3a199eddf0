import type {VersionAliases} from './aliases';
import type {OtherVersion} from './shared';

type Pages = OtherVersion['pages'];

const NO_ALIASES: VersionAliases = {renamed: [], absentInOlder: [], absentInCurrent: {}};

/** Two versions, each as the other's readers see it. */
export interface VersionPair {
  /** For readers of the older version. */
  current: OtherVersion;
  /** For readers of the current docs. */
  older: OtherVersion;
  /** Where they don't fit together: a line for each that names the page and the fix. */
  problems: string[];
}

/**
 * Joins the current docs and an older version: every page has its counterpart at the same address, in the table of
 * aliases, or is declared to have none.
 *
 * @param name of the older version
 */
export function pairVersions(
  name: string,
  current: Pages,
  older: Pages,
  aliases: VersionAliases = NO_ALIASES,
): VersionPair {
  const problems: string[] = [];
  const fail = (message: string) => {
    problems.push(`plugins/versions/aliases.ts: ${name}: ${message}`);
  };
  const toOlder: Record<string, string> = {};
  const toCurrent: Record<string, string> = {};
  for (const [from, to] of aliases.renamed) {
    if (!(from in current)) {
      fail(
        `renamed names ${from}, which is no page of the current docs; correct it or take it out`,
      );
    }
    if (!(to in older)) {
      fail(`renamed names ${to}, which is no page of ${name}; correct it or take it out`);
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
      fail(`${page} is not in ${name}; add it to renamed or to absentInOlder`);
    }
  }
  for (const page of Object.keys(older)) {
    if (!(page in current) && !(page in toCurrent) && !(page in aliases.absentInCurrent)) {
      fail(
        `${page} of ${name} is not in the current docs; add it to renamed or to absentInCurrent`,
      );
    }
  }
  for (const page of Object.keys(aliases.absentInCurrent)) {
    if (!(page in older)) {
      fail(`absentInCurrent names ${page}, which is no page of ${name}; take it out`);
    }
  }
  return {
    current: {pages: current, renamed: toCurrent},
    older: {pages: older, renamed: toOlder},
    problems,
  };
}
