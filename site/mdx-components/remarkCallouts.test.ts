import type {MdxNode} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';
import {remarkCallouts} from './remarkCallouts';

const file = {path: '/site/docs/page/index.mdx', cwd: '/site'};
const run = (tree: MdxNode) => remarkCallouts()(tree, file);

it.each([
  ['a callout that Docusaurus has read', {type: 'containerDirective', name: 'info', data: {}}],
  ['colons in prose', parseMdx('At 10:30, write :::info to open a callout.')],
])('passes %s', (_, node) => {
  expect(() => run({type: 'root', children: [node]})).not.toThrow();
});

it.each([
  [':::note\n\nText.\n\n:::', 'Unknown callout ":::note". Use :::info.'],
  [':::danger\n\nText.\n\n:::', 'Unknown callout ":::danger". Use :::error.'],
  [
    ':::boxed\n\n:::',
    'Unknown callout ":::boxed". Use one of :::info, :::success, :::warning, :::error.',
  ],
  ['::info', 'Unknown directive "::info". Start a callout with three colons'],
  [':::warning Mind it', 'Invalid callout. Write the title in brackets'],
  // It doesn't close a callout.
  [':::', 'Invalid callout.'],
])('stops at %j with file, line and fix', (source, message) => {
  expect(() => run(parseMdx(`Text.\n\n${source}`))).toThrow(/^docs\/page\/index\.mdx:3: /);
  expect(() => run(parseMdx(source))).toThrow(message);
});
