import fs from 'node:fs';
import path from 'node:path';
import {replaceSpans} from '../code/replaceSpans';
import {listRequests, resolveFile, type SourceDemo, type SourceFile} from './readDemo';

/** A test that imports this helper runs the code blocks of its page, so readers have seen it. */
const LISTING_RUNNER = '@site/tests/stubs/runListings';

/**
 * Returns the test next to a demo and the helpers that it imports, with imports as in the user's
 * project. The list is empty if the demo has no test.
 */
export function readDemoTest(demo: SourceDemo, folder: string, siteDir: string): SourceFile[] {
  const entry = path.join(folder, `${demo.name}.test.tsx`);
  const [styling] = Object.values(demo.stylings);
  const names = new Map(styling?.files.map((file) => [file.path, file.name]));
  const files: SourceFile[] = [];
  const visit = (file: string, name: string): void => {
    const code = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    const record: SourceFile = {path: file, name, code};
    files.push(record);
    const moves = listRequests(file, code).flatMap(({request, start, end}) => {
      const [, fromSite] = /^@site\/(.+)/.exec(request) ?? [];
      const target = fromSite
        ? resolveFile(path.join(siteDir, 'package.json'), `./${fromSite}`)
        : request.startsWith('.')
          ? resolveFile(file, request)
          : undefined;
      if (!target) {
        return [];
      }
      if (!names.has(target)) {
        names.set(target, path.basename(target));
        visit(target, path.basename(target));
      }
      return [{start, end, text: `./${names.get(target)!.replace(/\.tsx?$/, '')}`}];
    });
    record.code = replaceSpans(code, moves);
  };
  if (fs.existsSync(entry)) {
    const requests = listRequests(entry, fs.readFileSync(entry, 'utf8'));
    if (requests.every(({request}) => request !== LISTING_RUNNER)) {
      visit(entry, path.basename(entry));
    }
  }
  return files;
}
