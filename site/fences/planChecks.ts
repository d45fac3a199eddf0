import {findByGuideName, type ProductName} from '../products/shared';
import type {Fence} from '../mdx/readMdx';

/** Code of a fence that is to compile, or to be refused, with the packages of one version. */
export interface FenceCheck {
  /** The page, relative to the site. */
  file: string;
  /** The fence's first line on the page. */
  line: number;
  /** What writers call it in a message. */
  part: 'fence' | 'before' | 'after';
  code: string;
  /** For each line of the code, its line on the page. */
  lines: number[];
  /** The version whose packages it is compiled with. */
  version: FenceVersion;
  /** Whether it has to compile. The "before" of a breaking change must not, with the new version. */
  compiles: boolean;
  /** A fragment: names that it doesn't declare are imported from here, the rest may be anything. */
  product?: ProductName;
  /** The version that knows the names of a fragment, where it isn't `version`. */
  namesOf?: FenceVersion;
}

export type FenceVersion = 'v7' | 'v8';

/** A migration guide between versions that are installed: `from` is missing where the old one isn't. */
interface Migration {
  product: ProductName;
  from?: FenceVersion;
  to: FenceVersion;
}

/** What a guide's address says of its versions: `migration-pickers-v7` leads from v7 to v8. */
export function readMigration(file: string): Migration | undefined {
  const [, name, major] = /\/migration\/migration-([a-z-]+)-v([67])\//.exec(file) ?? [];
  const product = findByGuideName(name)?.name;
  return product === undefined
    ? undefined
    : major === '7'
      ? {product: product, from: 'v7', to: 'v8'}
      : {product: product, to: 'v7'};
}

/** A fence that shows whole modules says where its names come from. */
const hasImport = (code: string) => /^\s*import\s/m.test(code);

/** Where a fence says in its title that nothing else than behavior changes, no compiler can tell before from after. */
const isBehavior = (meta: string) => /title="[^"]*behavior[^"]*"/i.test(meta);

/** Lists of packages, styles and commands change from version to version too. */
const isOtherCode = ({code, meta}: Fence) =>
  /\btitle="[^"]*\.(?:json|css|m?js|sh|ya?ml)"/.test(meta) ||
  code
    .split('\n')
    .filter((row) => /^[+-]/.test(row))
    .every((row) => /^[+-]\s*(?:"|npm |npx |pnpm |yarn |@import )/.test(row));

/** One side of a diff: the rows that both share, and those with its sign. */
function takeSide(fence: Fence, sign: '-' | '+'): {code: string; lines: number[]} {
  const rows = fence.code
    .split('\n')
    .map((row, index) => ({row, line: fence.line + index}))
    .filter(({row}) => !row.startsWith(sign === '-' ? '+' : '-'));
  return {
    code: rows.map(({row}) => row.replace(/^[ +-]/, '')).join('\n'),
    lines: rows.map(({line}) => line),
  };
}

function planDiff(file: string, fence: Fence, {product, from, to}: Migration): FenceCheck[] {
  const base = {file, line: fence.line, product};
  const sides = new Set(fence.code.split('\n').map((row) => row[0]));
  const checks: FenceCheck[] = [];
  if (sides.has('-')) {
    const before = {...base, part: 'before' as const, ...takeSide(fence, '-')};
    if (from) {
      checks.push({...before, version: from, compiles: true});
    }
    if (!isBehavior(fence.meta)) {
      checks.push({...before, version: to, compiles: false, ...(from && {namesOf: from})});
    }
  }
  const after = takeSide(fence, '+');
  if (after.code.trim() !== '') {
    checks.push({...base, part: 'after', ...after, version: to, compiles: true});
  }
  return checks;
}

/**
 * What a page's fences are held to. Modules (`tsx` and `ts` with an import) compile with the packages of the page's version.
 * The diffs of a migration guide between installed versions do so on both sides, and the "before" is refused by the new one.
 */
export function planChecks(file: string, fences: readonly Fence[]): FenceCheck[] {
  const migration = readMigration(file);
  return fences.flatMap((fence): FenceCheck[] => {
    if (fence.lang === 'diff') {
      return migration && !isOtherCode(fence) ? planDiff(file, fence, migration) : [];
    }
    if (!/^tsx?$/.test(fence.lang) || !hasImport(fence.code)) {
      return [];
    }
    return [
      {
        file,
        line: fence.line,
        part: 'fence',
        code: fence.code,
        lines: fence.code.split('\n').map((_, index) => fence.line + index),
        version: migration?.to ?? (file.includes('/version-v7/') ? 'v7' : 'v8'),
        compiles: true,
      },
    ];
  });
}
