import type {MdxNode} from '../../site/mdx/mdxNodes';
import {remarkCallouts} from './remarkCallouts';

const file = {path: '/site/docs/page/index.mdx', cwd: '/site'};
const run = (node: MdxNode) =>
  remarkCallouts()({type: 'root', children: [{position: {start: {line: 5}}, ...node}]}, file);
const paragraph = (value: string): MdxNode => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});

describe('remarkCallouts', () => {
  it.each([
    ['a callout that Docusaurus has read', {type: 'containerDirective', name: 'info', data: {}}],
    ['a colon in prose', {type: 'textDirective', name: '30'}],
    ['prose with colons', paragraph('Write :::info to open a callout.')],
  ])('passes %s', (_, node) => {
    expect(() => run(node)).not.toThrow();
  });

  it.each([
    ['note', 'There is no callout :::note: use :::info.'],
    ['danger', 'There is no callout :::danger: use :::error.'],
    [
      'boxed',
      'There is no callout :::boxed: use one of :::info, :::success, :::warning, :::error.',
    ],
  ])('stops at :::%s with file, line and fix', (name, message) => {
    expect(() => run({type: 'containerDirective', name})).toThrow(
      new Error(`docs/page/index.mdx:5: ${message}`),
    );
  });

  it('stops at two colons', () => {
    expect(() => run({type: 'leafDirective', name: 'info'})).toThrow(/^docs.*:5: "::info" means/);
  });

  it('stops at a title without brackets, which Markdown does not read as a callout', () => {
    expect(() => run(paragraph(':::warning Mind the gap'))).toThrow(
      /^docs\/page\/index\.mdx:5: This line is no callout: write the title in brackets/,
    );
  });

  it('stops at a close that closes nothing', () => {
    expect(() => run(paragraph(':::'))).toThrow(/This line is no callout/);
  });
});
