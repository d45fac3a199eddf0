import path from 'node:path';
import {BuildProblemError, getProblems, reportProblems} from '../problems/problemStore';
import type {MdxFile, MdxNode} from './mdxNodes';

/** What has been found so far on the pages that are being compiled, by their absolute path. */
const found = new Map<string, string[]>();

/** Notes what is wrong with a page whose steps have not ended. */
export function addPageProblems(page: string, problems: readonly string[]): void {
  found.set(path.resolve(page), [...(found.get(path.resolve(page)) ?? []), ...problems]);
}

/** The step before all others: forgets what was wrong with the page. */
export const remarkOpenPage = () => (_tree: MdxNode, file: MdxFile) => {
  if (file.path) {
    found.delete(path.resolve(file.path));
  }
};

/** A step that notes its problems instead of throwing them, so that those of the steps after it are found too. */
export function collectProblems<Options extends unknown[], Tree, File extends {path?: string}>(
  step: (...options: Options) => (tree: Tree, file: File) => void,
) {
  return (...options: Options) => {
    const transform = step(...options);
    return (tree: Tree, file: File): void => {
      try {
        transform(tree, file);
      } catch (error) {
        addPageProblems(file.path ?? '', getProblems(error));
      }
    };
  };
}

/** The line that a problem names. */
const lineOf = (problem: string): number => Number(/^[^\s:]+:(\d+)/.exec(problem)?.[1] ?? 0);

/** The step after all others: reports what they have found, and keeps a faulty page from being compiled. */
export const remarkReportProblems = () => (_tree: MdxNode, file: MdxFile) => {
  const page = path.resolve(file.path ?? '');
  const problems = (found.get(page) ?? []).sort((a, b) => lineOf(a) - lineOf(b));
  found.delete(page);
  reportProblems(page, problems);
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
};
