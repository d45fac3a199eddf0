import {findByGuideName, type ProductName} from '../products/shared';
import type {Fence} from '../mdx/readMdx';

/**
 * Code of a code block that must compile, or must be rejected, with the packages of one version.
 */
export interface FenceCheck {
  /** The page, relative to the site. */
  file: string;
  /** The page's line of the code block's first line. */
  line: number;
  /** The part of the code block, for messages. */
  part: 'fence' | 'before' | 'after';
  code: string;
  /** For each line of the code, its line on the page. */
  lines: number[];
  /** The version whose packages it's compiled with. */
  version: FenceVersion;
  /**
   * `true` if it must compile. The "before" of a breaking change must not, with the new version.
   */
  compiles: boolean;
  /**
   * For a fragment: the product from which undeclared names are imported; all others may have any
   * type.
   */
  product?: ProductName;
  /** The version that exports the names of a fragment, if it isn't `version`. */
  namesOf?: FenceVersion;
}

export type FenceVersion = 'v7' | 'v8';

/**
 * A migration guide between installed versions; `from` is missing if the old one isn't installed.
 */
interface Migration {
  product: ProductName;
  from?: FenceVersion;
  to: FenceVersion;
}

/** Returns the versions of a guide from its path: `migration-pickers-v7` is from v7 to v8. */
export function readMigration(file: string): Migration | undefined {
  const [, name, major] = /\/migration\/migration-([a-z-]+)-v([67])\//.exec(file) ?? [];
  const product = findByGuideName(name)?.name;
  return product === undefined
    ? undefined
    : major === '7'
      ? {product: product, from: 'v7', to: 'v8'}
      : {product: product, to: 'v7'};
}

/** Returns whether a code block is a complete module, which imports its names. */
const hasImport = (code: string) => /^\s*import\s/m.test(code);

/**
 * If a code block's title states that only behavior changes, the compiler can't distinguish before
 * and after.
 */
const isBehavior = (meta: string) => /title="[^"]*behavior[^"]*"/i.test(meta);

/** Package lists, styles, and commands also change between versions. */
const isOtherCode = ({code, meta}: Fence) =>
  /\btitle="[^"]*\.(?:json|css|m?js|sh|ya?ml)"/.test(meta) ||
  code
    .split('\n')
    .filter((row) => /^[+-]/.test(row))
    .every((row) => /^[+-]\s*(?:"|npm |npx |pnpm |yarn |@import )/.test(row));

/** Returns one side of a diff: the lines without a sign, and those with this sign. */
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
 * Plans the checks of a page's code blocks. Modules (`tsx` and `ts` with an import) must compile
 * with the packages of the page's version. In a migration guide between installed versions, both
 * sides of a diff must compile, and the new version must reject the "before".
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
