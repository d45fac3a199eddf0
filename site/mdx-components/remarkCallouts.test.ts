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
  [':::note\n\nText.\n\n:::', 'There is no callout :::note: use :::info.'],
  [':::danger\n\nText.\n\n:::', 'There is no callout :::danger: use :::error.'],
  [':::boxed\n\n:::', /no callout :::boxed: use one of :::info, :::success, :::warning, :::error/],
  ['::info', '"::info" means'],
  [':::warning Mind it', 'This line is no callout: write the title in brackets'],
  // It closes nothing.
  [':::', 'This line is no callout'],
])('stops at %j with file, line and fix', (source, message) => {
  expect(() => run(parseMdx(`Text.\n\n${source}`))).toThrow(/^docs\/page\/index\.mdx:3: /);
  expect(() => run(parseMdx(source))).toThrow(message);
});
