import path from 'node:path';
import {findProblems, reportProblems, throwProblems, type Problem} from '../problems/problemStore';
import {locate, type MdxFile, type MdxNode} from './mdxNodes';

/** Problems of the pages that are being compiled, by absolute path. */
const found = new Map<string, Problem[]>();

/** Adds problems to a page that is still being processed. */
export function addPageProblems(page: string, problems: readonly Problem[]): void {
  found.set(path.resolve(page), [...(found.get(path.resolve(page)) ?? []), ...problems]);
}

/**
 * Clears the problems of a page when its compilation starts, as Docusaurus' preprocessor: no remark
 * plugin runs for a page that the parser rejects.
 */
export function openPage({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const page = path.resolve(filePath);
  found.delete(page);
  // In a build, the client and server compilers find the same problems, and one of them may read
  // them meanwhile.
  if (process.env.NODE_ENV === 'development') {
    reportProblems(page, []);
  }
  return fileContent;
}

/**
 * Wraps a remark plugin: its problems are added to the page instead of thrown, so the following
 * plugins run, too.
 */
export function collectProblems<Options extends unknown[], Tree, File extends {path?: string}>(
  step: (...options: Options) => (tree: Tree, file: File) => void,
) {
  return (...options: Options) => {
    const transform = step(...options);
    return (tree: Tree, file: File): void => {
      const problems = findProblems(() => transform(tree, file));
      addPageProblems(
        file.path ?? '',
        problems.map((problem) => ({...locate(file), ...problem})),
      );
    };
  };
}

/**
 * Remark plugin that runs last: reports the problems of a page, and stops its compilation if there
 * are any.
 */
export const remarkReportProblems = () => (_tree: MdxNode, file: MdxFile) => {
  const page = path.resolve(file.path ?? '');
  const problems = (found.get(page) ?? []).sort(({line: a = 0}, {line: b = 0}) => a - b);
  found.delete(page);
  reportProblems(page, problems);
  throwProblems(problems);
};
