import path from 'node:path';
import {FaultError, readFaults, reportFaults} from '../faults/faults';
import type {MdxFile, MdxNode} from './mdxNodes';

/** What has been found so far on the pages that are being compiled, by their absolute path. */
const found = new Map<string, string[]>();

/** Notes what is wrong with a page whose steps have not ended. */
export function addPageFaults(page: string, faults: readonly string[]): void {
  found.set(path.resolve(page), [...(found.get(path.resolve(page)) ?? []), ...faults]);
}

/** The step before all others: forgets what was wrong with the page. */
export const remarkOpenPage = () => (_tree: MdxNode, file: MdxFile) => {
  if (file.path) {
    found.delete(path.resolve(file.path));
  }
};

/** A step that notes its faults instead of throwing them, so that those of the steps after it are found too. */
export function collectFaults<Options extends unknown[], Tree, File extends {path?: string}>(
  step: (...options: Options) => (tree: Tree, file: File) => void,
) {
  return (...options: Options) => {
    const transform = step(...options);
    return (tree: Tree, file: File): void => {
      try {
        transform(tree, file);
      } catch (error) {
        addPageFaults(file.path ?? '', readFaults(error));
      }
    };
  };
}

/** The line that a fault names. */
const lineOf = (fault: string): number => Number(/^[^\s:]+:(\d+)/.exec(fault)?.[1] ?? 0);

/** The step after all others: reports what they have found, and keeps a faulty page from being compiled. */
export const remarkReportFaults = () => (_tree: MdxNode, file: MdxFile) => {
  const page = path.resolve(file.path ?? '');
  const faults = (found.get(page) ?? []).sort((a, b) => lineOf(a) - lineOf(b));
  found.delete(page);
  reportFaults(page, faults);
  if (faults.length > 0) {
    throw new FaultError(faults);
  }
};
