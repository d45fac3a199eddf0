import fs from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(
  fs.readFileSync(path.resolve(__dirname, '../package-lock.json'), 'utf8'),
) as {
  packages: Record<string, LockedPackage>;
};

/** Whether a package at `from` finds `name` in the folders above it. */
function isLocked(from: string, name: string): boolean {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) {
      return true;
    }
    if (folder === '') {
      return false;
    }
  }
}

// npm leaves out what it cannot see from the machine that writes the lockfile, and then `npm ci` refuses to install anywhere.
test('the lockfile knows the packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([from, {optionalDependencies = {}}]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(from, name))
      .map(([name, version]) => `${name}@${version} for ${from}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no host', () => {
  const hosts = Object.entries(lock.packages).filter(
    ([, {resolved}]) => resolved && /^https?:/.test(resolved),
  );
  expect(hosts).toEqual([]);
});
