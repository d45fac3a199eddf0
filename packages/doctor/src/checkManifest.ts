import coerce from 'semver/functions/coerce';
import intersects from 'semver/ranges/intersects';
import type {Finding} from './judgeUsage';
import type {DoctorNames} from './names';

/** The findings of a `package.json`, and its dependencies. */
export interface ManifestReport {
  findings: Finding[];
  /** The ranges of all dependencies. */
  ranges: ReadonlyMap<string, string>;
  /** Those of the MUI X packages. */
  packages: Record<string, string>;
}

/** Returns whether two ranges have a version in common; `true` if one of them isn't a range. */
function fits(range: string, peer: string): boolean {
  try {
    return intersects(range, peer, {includePrerelease: true});
  } catch {
    return true;
  }
}

/**
 * Checks a `package.json`: MUI X packages of different major versions, renamed ones, and dependencies
 * that don't fit the peer dependencies of the version of the docs.
 *
 * @throws {SyntaxError} if it isn't JSON
 */
export function checkManifest(text: string, file: string, names: DoctorNames): ManifestReport {
  const manifest = (JSON.parse(text) ?? {}) as Record<string, Record<string, string> | undefined>;
  const ranges = new Map(
    ['peerDependencies', 'devDependencies', 'dependencies'].flatMap((field) =>
      Object.entries(manifest[field] ?? {}).filter(([, range]) => typeof range === 'string'),
    ),
  );
  const lines = text.split('\n');
  const findings: Finding[] = [];
  const add = (name: string, message: string, url?: string): void => {
    const line = lines.findIndex((one) => one.includes(`"${name}"`));
    findings.push({
      severity: 'error',
      reason: 'peer',
      file,
      line: line + 1 || 1,
      column: Math.max(1, (lines[line]?.indexOf('"') ?? 0) + 1),
      message,
      ...(url && {url: names.siteUrl + url}),
    });
  };
  const current = coerce(names.version)?.major;
  const packages = Object.fromEntries(
    [...ranges].filter(([name]) => name.startsWith('@mui/x-') && name !== '@mui/x-codemod'),
  );
  if (ranges.has('@mui/x-license-pro')) {
    add(
      '@mui/x-license-pro',
      'The package `@mui/x-license-pro` was renamed in v7. Use `@mui/x-license`.',
      '/x/migration/migration-data-grid-v6/#update-the-license-package',
    );
  }
  const versioned = Object.entries(packages).filter(([name]) => name in names.peers);
  const newest = Math.max(...versioned.map(([, range]) => coerce(range)?.major ?? 0));
  for (const [name, range] of versioned) {
    const major = coerce(range)?.major;
    if (major !== undefined && major < newest) {
      add(
        name,
        `\`${name}\` is v${major}, but other MUI X packages are v${newest}. Use the same major version for all of them.`,
      );
    }
    for (const [peer, peerRange] of major === current ? Object.entries(names.peers[name]!) : []) {
      const installed = ranges.get(peer);
      if (installed !== undefined && !fits(installed, peerRange)) {
        add(peer, `\`${name}\` needs \`${peer}@${peerRange}\`, but ${installed} is required.`);
      }
    }
  }
  return {findings, ranges, packages};
}
