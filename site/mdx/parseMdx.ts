import {createRequire} from 'node:module';
import path from 'node:path';
import type {unified} from 'unified';
import type {MdxNode} from './mdxNodes';

interface Parser {
  parse: (source: string) => unknown;
}

let parser: Parser | undefined;

/**
 * Creates a parser with Docusaurus' syntax. Its packages are ES modules, which only Node's own
 * `require` loads unchanged.
 */
function createParser(): Parser {
  const require = createRequire(path.join(__dirname, 'parseMdx.js'));
  const load = (name: string) => (require(name) as {default: never}).default;
  const {unified: create} = require('unified') as {unified: typeof unified};
  return create()
    .use(load('remark-parse'))
    .use(load('remark-mdx'))
    .use(load('remark-directive'))
    .use(load('remark-gfm'));
}

/** Parses a page without its front matter. Every node has a position. */
export function parseMdx(source: string): MdxNode {
  parser ??= createParser();
  return parser.parse(source) as MdxNode;
}
