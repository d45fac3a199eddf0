import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import satisfies from 'semver/functions/satisfies';
import type {DocsIndex} from '@mui-x-docs/docs-index/format';
import {collectUsages} from './collectUsages';
import {createJudge, type Finding} from './judgeUsage';

/** The result of a check. */
export interface ProjectReport {
  findings: Finding[];
  files: number;
  /** The MUI X packages that the code imports, with their installed versions. */
  packages: Record<string, string | undefined>;
}

const SOURCE = /\.[cm]?[jt]sx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage']);

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
}

function listFiles(target: string): string[] {
  if (fs.statSync(target).isFile()) {
    return SOURCE.test(target) ? [target] : [];
  }
  return fs
    .readdirSync(target, {withFileTypes: true})
    .filter(({name}) => !SKIPPED.has(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const file = path.join(target, entry.name);
      return entry.isDirectory() ? listFiles(file) : SOURCE.test(file) ? [file] : [];
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
 * Checks the source files of a project for names of MUI X that don't exist, are deprecated, or are
 * newer than the installed packages, and the packages for peer dependencies that don't match.
 *
 * @param target a file, or a folder with source files
 * @throws if it doesn't exist
 */
export function checkProject(docs: DocsIndex, target: string): ProjectReport {
  if (!fs.existsSync(target)) {
    throw new Error(`There is no file or folder "${target}".`);
  }
  const folder = fs.statSync(target).isFile() ? path.dirname(target) : target;
  const installed = new Map<string, string | undefined>();
  const findInstalled = (name: string): string | undefined => {
    if (!installed.has(name)) {
      installed.set(name, readInstalled(folder, name)?.version);
    }
    return installed.get(name);
  };
  const judge = createJudge(docs, findInstalled);
  const findings: Finding[] = [];
  const files = listFiles(target);
  for (const file of files) {
    const code = fs.readFileSync(file, 'utf8');
    // Parsing every file of an app takes longer than reading it.
    if (!code.includes('@mui/x-') && !/\.Mui[A-Z]/.test(code)) {
      continue;
    }
    const shown = path.relative(process.cwd(), file);
    const {usages, error} = collectUsages(code, file);
    if (error) {
      const message = `The file can't be read: ${error.message}`;
      findings.push({severity: 'warning', reason: 'syntax', file: shown, ...error, message});
    }
    for (const {line, column, ...usage} of usages) {
      if (usage.from) {
        findInstalled(usage.from.split('/', 2).join('/'));
      }
      const judgment = judge({...usage, line, column});
      if (judgment) {
        findings.push({...judgment, file: shown, line, column});
      }
    }
  }
  findings.push(...checkPeers(folder, installed.keys()));
  return {findings, files: files.length, packages: Object.fromEntries(installed)};
}

/** Renders a report for people: a line for each finding, and one that counts them. */
export function printReport({findings, files, packages}: ProjectReport, version: string): string {
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
