import {createError, findProblems, listProblemsOf} from '../problems/problemStore';
import {checkNodes, type MdxFile, type MdxNode} from './mdxNodes';
import {collectProblems, openPage, remarkReportProblems} from './pageProblems';

const PAGE = '/site/docs/bars/index.mdx';
const file: MdxFile = {path: PAGE, cwd: '/site'};
const open = () => openPage({filePath: PAGE, fileContent: ''});

/** A remark plugin that rejects code blocks. */
const rejectCode = collectProblems((message: string) => (tree: MdxNode, page: MdxFile) => {
  checkNodes(tree, page, ({type}) => {
    if (type === 'code') {
      throw createError(message);
    }
  });
});

/** Compiles a page with code blocks on these lines. */
function compile(...lines: number[]) {
  const children = lines.map((line): MdxNode => ({type: 'code', position: {start: {line}}}));
  open();
  rejectCode('Wrong.')({type: 'root', children}, file);
  rejectCode('Unknown.')({type: 'root', children: children.slice(0, 1)}, file);
  return findProblems(() => remarkReportProblems()({type: 'root'}, file)).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

test('a page that is right has no problems anymore', () => {
  compile(3);
  expect(compile()).toEqual([]);
  expect(listProblemsOf(PAGE)).toEqual([]);
});

test('a page that the parser rejects has none of its former problems in development', () => {
  compile(3);
  const mode = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  open();
  mode.restore();
  expect(listProblemsOf(PAGE)).toEqual([]);
});
