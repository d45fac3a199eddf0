/** Checks files without blocking the page. */
import {checkManifest} from '@mui-x-docs/doctor/checkManifest';
import {checkSources, type Finding} from '@mui-x-docs/doctor/checkSources';
import type {DoctorNames} from '@mui-x-docs/doctor/names';
import {MAX_LENGTH} from '@mui-x-docs/doctor/sourceFiles';
import {readNames} from '../../../../../site/upgrade/shared';
import type {ChosenFile, CheckMessage, CheckReport, CheckRequest} from './protocol';

/** Pause between two reports of progress, in milliseconds. */
const PROGRESS_MS = 100;

const send = (message: CheckMessage): void => self.postMessage(message);

const isManifest = ({path}: ChosenFile): boolean => /(?:^|\/)package\.json$/.test(path);

async function check({files, namesUrl}: CheckRequest): Promise<CheckReport> {
  const names = (await (await fetch(namesUrl)).json()) as DoctorNames;
  const findings: Finding[] = [];
  const ranges = new Map<string, string>();
  const declared: Record<string, string> = {};
  const manifests = files.filter(isManifest);
  for (const {path, file} of manifests) {
    try {
      const manifest = checkManifest(await file.text(), path, names);
      findings.push(...manifest.findings);
      manifest.ranges.forEach((range, name) => ranges.set(name, range));
      Object.assign(declared, manifest.packages);
    } catch (error) {
      const message = `The file can't be read: ${(error as Error).message}`;
      findings.push({
        severity: 'warning',
        reason: 'syntax',
        file: path,
        line: 1,
        column: 1,
        message,
      });
    }
  }
  const code: CheckReport['code'] = {
    identifiers: new Set(),
    paths: new Set(),
    isImportList: false,
  };
  const read = async ({file}: ChosenFile): Promise<string> => {
    // A character has at most four bytes.
    const text = file.size > 4 * MAX_LENGTH ? '\0' : await file.text();
    if (text.includes('@mui/x-') && text.length <= MAX_LENGTH) {
      const {identifiers, paths} = readNames(text);
      identifiers.forEach((name) => code.identifiers.add(name));
      paths.forEach((name) => code.paths.add(name));
    }
    return text;
  };
  let last = 0;
  const report = await checkSources(
    files
      .filter((chosen) => !isManifest(chosen))
      .map((chosen) => ({file: chosen.path, read: () => read(chosen)})),
    names,
    {
      findInstalled: (name) => ranges.get(name),
      onProgress: (done) => {
        if (performance.now() - last > PROGRESS_MS) {
          last = performance.now();
          send({done});
        }
      },
    },
  );
  return {
    ...report,
    findings: [...findings, ...report.findings],
    packages: {...declared, ...report.packages},
    manifests: manifests.length,
    code,
  };
}

self.addEventListener('message', ({data}: MessageEvent<CheckRequest>) => {
  check(data).then(
    (report) => send({report}),
    () => send({failed: true}),
  );
});
