import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import satisfies from 'semver/functions/satisfies';
import type {DocsIndex} from '@mui-x-docs/docs-index/format';
import {checkSources, type Finding, type SourcesReport} from '@mui-x-docs/doctor/checkSources';
import {isSkippedFolder, isSource} from '@mui-x-docs/doctor/sourceFiles';
import {createNames} from '@mui-x-docs/doctor/names';

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
}

function listFiles(target: string): string[] {
  if (fs.statSync(target).isFile()) {
    return isSource(target) ? [target] : [];
  }
  return fs
    .readdirSync(target, {withFileTypes: true})
    .filter((entry) => !entry.isDirectory() || !isSkippedFolder(entry.name))
    .flatMap((entry) => {
      const file = path.join(target, entry.name);
      return entry.isDirectory() ? listFiles(file) : isSource(file) ? [file] : [];
    });
}

/** Reads the manifest of a package as it resolves from a folder; undefined if it isn't installed. */
function readInstalled(folder: string, name: string): Manifest | undefined {
  const require = createRequire(path.resolve(folder, 'package.json'));
  for (const root of require.resolve.paths(name) ?? []) {
    const file = path.join(root, name, 'package.json');
    if (fs.existsSync(file)) {
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    }
  }
  return undefined;
}

/** Returns the peer dependencies of the used packages that the installed ones don't satisfy. */
function checkPeers(folder: string, packages: Iterable<string>): Finding[] {
  const findings: Finding[] = [];
  for (const name of packages) {
    const {peerDependencies = {}, peerDependenciesMeta = {}} = readInstalled(folder, name) ?? {};
    for (const [peer, range] of Object.entries(peerDependencies)) {
      const installed = readInstalled(folder, peer)?.version;
      const isMissing = installed === undefined && !peerDependenciesMeta[peer]?.optional;
      if (isMissing || (installed && !satisfies(installed, range, {includePrerelease: true}))) {
        findings.push({
          severity: 'error',
          reason: 'peer',
          file: 'package.json',
          line: 1,
          column: 1,
          message: `\`${name}\` needs \`${peer}@${range}\`, but ${installed ? `${installed} is installed` : "it isn't installed"}.`,
        });
      }
    }
  }
  return findings;
}

/**
 * Checks the source files of a project, and its packages for peer dependencies that don't match.
 *
 * @param target a file, or a folder with source files
 * @throws if it doesn't exist
 */
export async function checkProject(docs: DocsIndex, target: string): Promise<SourcesReport> {
  if (!fs.existsSync(target)) {
    throw new Error(`There is no file or folder "${target}".`);
  }
  const folder = fs.statSync(target).isFile() ? path.dirname(target) : target;
  const sources = listFiles(target).map((file) => ({
    file: path.relative(process.cwd(), file).replaceAll(path.sep, '/'),
    read: () => fs.readFileSync(file, 'utf8'),
  }));
  const report = await checkSources(sources, createNames(docs), {
    findInstalled: (name) => readInstalled(folder, name)?.version,
  });
  report.findings.push(...checkPeers(folder, Object.keys(report.packages)));
  return report;
}

/** Renders a report for people: a line for each finding, and one that counts them. */
export function printReport({findings, files, packages}: SourcesReport, version: string): string {
  const count = (severity: Finding['severity']): string => {
    const number = findings.filter((one) => one.severity === severity).length;
    return `${number} ${severity}${number === 1 ? '' : 's'}`;
  };
  const versions = Object.entries(packages).map(
    ([name, installed]) => `${name} ${installed ?? '(not installed)'}`,
  );
  return [
    ...findings.map(({severity, file, line, column, message, url, codemod}) =>
      [
        `${file}:${line}:${column} ${severity}: ${message}`,
        ...(codemod ? [`  Codemod: ${codemod}`] : []),
        ...(url ? [`  ${url}`] : []),
      ].join('\n'),
    ),
    `Compared ${files} ${files === 1 ? 'file' : 'files'} with MUI X ${version}${versions.length > 0 ? ` (${versions.join(', ')})` : ''}: ${count('error')}, ${count('warning')}.`,
    '',
  ].join('\n');
}
