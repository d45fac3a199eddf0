import path from 'node:path';
import ts from 'typescript';
import {findLooseText, listLooseText} from './findLooseText';

const FILE = 'page.tsx';

const TYPES = `export {};
declare global { namespace JSX {
  interface Element { type: string }
  interface IntrinsicElements { [name: string]: any }
} }
type ReactNode = JSX.Element | string | number | Iterable<ReactNode> | null | undefined | boolean;
declare const text: string, count: number, is: boolean, list: string[], node: ReactNode;
declare function Fragment(props: any): JSX.Element;
declare function Chip(props: any): JSX.Element;`;

const ACCEPTED = {
  'the only text of an element': '<p>{text}</p>',
  'the only text of an element, on a condition': '<p>{is && text}</p>',
  'text in an element next to others': '<p>{is && <b />}<span>{text}</span></p>',
  'an element on a condition': '<p>{text && <b />}{is && <i />}</p>',
  'constant text after elements that stay': '<p><b />, <i />{is && <Chip />}</p>',
  'what a component receives': '<Chip>{node}</Chip>',
  'a list of elements': '<ul>{list.map((one) => <li key={one}>{one}</li>)}</ul>',
  'text that translators skip': '<code translate="no">{text}{count}</code>',
};

const REPORTED = {
  'text next to an element': '<p>{text}<b /></p>',
  'a text of three': '<p>{count} of <b /></p>',
  'text on a condition next to an element': '<p>{is && text}<b /></p>',
  'constant text after what comes and goes': '<p>{is && <b />}, <i /></p>',
  'text in a fragment': '<>{text}</>',
  'constant text in a fragment': '<>of <b /></>',
  'text in a named fragment': '<Fragment>{text}</Fragment>',
  'a list with text': '<p>{list.map((one) => (is ? <b key={one} /> : one))}</p>',
  'children that may be text, next to others': '<p>{node}<b /></p>',
  'a component that returns text': 'text',
  'a component that returns a list with text': 'list.map((one) => (is ? <b key={one} /> : one))',
};

/** The names of the cases with a problem. Each is a component in its own line. */
function listReported(cases: Record<string, string>): string[] {
  const before = TYPES.split('\n').length;
  const lines = Object.values(cases).map(
    (code, index) => `function Case${index}(): ReactNode { return ${code}; }`,
  );
  const source = [TYPES, ...lines].join('\n');
  const options: ts.CompilerOptions = {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext};
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name.endsWith(FILE)
      ? ts.createSourceFile(name, source, target, true, ts.ScriptKind.TSX)
      : getSourceFile(name, target);
  const program = ts.createProgram([FILE], options, host);
  const file = program.getSourceFile(FILE)!;
  const reported = new Set(
    findLooseText(file, program.getTypeChecker()).map(
      (node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line - before,
    ),
  );
  return Object.keys(cases).filter((_case, index) => reported.has(index));
}

test('text that is alone in its element is accepted', () => {
  expect(listReported(ACCEPTED)).toEqual([]);
});

test('text that shares its element is reported', () => {
  expect(listReported(REPORTED)).toEqual(Object.keys(REPORTED));
});

test('no component of the site has text that shares its element', () => {
  expect(listLooseText(path.resolve(__dirname, '../..'))).toEqual([]);
});
