import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CSSProperties} from 'react';
import type {ProductName} from '../../site/products/shared';
import {palettes} from '../../site/tokens/shared';
import {CARD_HEIGHT, CARD_WIDTH} from './cardTags';
import {createDrawing, DRAWING_SIZE, type CardKind} from './drawings';

interface Node {
  type: 'container' | 'text' | 'image';
  style?: CSSProperties;
  children?: Node[];
  text?: string;
  src?: string;
  width?: number;
  height?: number;
}

interface Size {
  width: number;
  height?: number;
}

/** The part of `@takumi-rs/core` that draws; widths and heights are in px. */
interface Renderer {
  registerFont: (font: {
    name: string;
    data: Buffer;
    unicodeRange?: [number, number][];
  }) => Promise<unknown>;
  render: (root: Node, options: Size & {images: {src: string; data: Buffer}[]}) => Promise<Buffer>;
  measure: (
    root: Node,
    options: Size,
  ) => Promise<{
    children: {height: number; runs: {text: string; x: number; width: number}[]}[];
  }>;
}

// Its own types aren't imported: they add all custom properties to React's `CSSProperties`, so the
// type check would accept demos that don't compile in a user's project.
const load = createRequire(path.join(__dirname, 'drawCard.js'));
const {Renderer} = load('@takumi-rs/core') as {Renderer: new () => Renderer};

/** The content of a card. */
export interface Card {
  kind: CardKind;
  product?: ProductName;
  title: string;
  /** The text next to the logo, such as the name of the product. */
  label: string;
  /** The text below the title, such as the group in the sidebar. */
  group: string;
}

/** Draws cards of 1200 × 630 px, as PNG. */
export interface CardRenderer {
  draw: (card: Card) => Promise<Buffer>;
  /** Returns the text of a card's title as drawn, its number of lines, and its width in px. */
  measureTitle: (card: Card) => Promise<{text: string; lines: number; width: number}>;
}

const {background, text} = palettes.dark;
const FAMILY = 'IBM Plex Sans';
const CHINESE_FAMILY = 'Noto Sans SC';
const FAMILIES = `${FAMILY}, ${CHINESE_FAMILY}`;

/** The line height of titles. */
const LINE_HEIGHT = 1.16;

/** The width of the texts, in px; the drawing is next to them. */
export const TEXT_WIDTH = 620;

const fontFolder = (name: string): string =>
  path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));

/** Parses the value of a `unicode-range`. */
const parseRanges = (value: string): [number, number][] =>
  value.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** Registers IBM Plex Sans, and the files of Noto Sans SC that contain characters of the cards. */
async function registerFonts(renderer: Renderer, cards: readonly Card[]): Promise<void> {
  const read = (name: string, subset: string): Buffer =>
    fs.readFileSync(path.join(fontFolder(name), `files/${name}-${subset}-wght-normal.woff2`));
  await renderer.registerFont({name: FAMILY, data: read('ibm-plex-sans', 'latin')});
  const characters = new Set(
    cards.flatMap(({title, label, group}) => [...title, ...label, ...group]),
  );
  const used = [...characters].map((character) => character.codePointAt(0)!);
  const ranges = JSON.parse(
    fs.readFileSync(path.join(fontFolder('noto-sans-sc'), 'unicode.json'), 'utf8'),
  ) as Record<string, string>;
  for (const [name, value] of Object.entries(ranges)) {
    // The other subsets are alphabets.
    const [, subset] = /^\[(\d+)\]$/.exec(name) ?? [];
    const unicodeRange = parseRanges(value);
    if (subset && used.some((one) => unicodeRange.some(([from, to]) => from <= one && one <= to))) {
      const data = read('noto-sans-sc', subset);
      await renderer.registerFont({name: CHINESE_FAMILY, data, unicodeRange});
    }
  }
}

/** Allows line breaks before the capitals of names with 20 letters or more, and none at hyphens. */
const breakLines = (title: string): string =>
  title
    .replaceAll(/\w{20,}/g, (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '\u200B'))
    .replaceAll(/(?<=\w)-(?=\w)/g, '-\u2060');

/** Returns the size with which a title fits into three lines, and its longest word into one, in px. */
function sizeOf(title: string): number {
  // A Chinese character is nearly twice as wide as a letter.
  const length = [...title].reduce((sum, one) => sum + (one > '\u2E80' ? 1.8 : 1), 0);
  if (length > 48) {
    return 54;
  }
  return length > 34 || /\w{15,}/.test(title) ? 58 : 76;
}

const createContainer = (style: CSSProperties, ...children: Node[]): Node => ({
  type: 'container',
  style: {display: 'flex', ...style},
  children,
});

const createText = (value: string, style: CSSProperties): Node => ({
  type: 'text',
  text: value,
  style,
});

const createTitle = (title: string): Node =>
  createText(breakLines(title), {
    width: TEXT_WIDTH,
    fontSize: sizeOf(title),
    fontWeight: 700,
    lineHeight: LINE_HEIGHT,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  });

/** Creates the elements of a card. */
const createCard = ({title, label, group}: Card): Node =>
  createContainer(
    {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px',
      backgroundColor: background.default,
      color: text.primary,
      fontFamily: FAMILIES,
    },
    createContainer(
      {alignItems: 'center', gap: 20, fontSize: 36},
      {type: 'image', src: 'logo', width: 64, height: 64},
      createText('MUI X', {fontWeight: 700}),
      createText(label, {color: text.secondary}),
    ),
    createTitle(title),
    createContainer(
      {width: TEXT_WIDTH, height: 40, fontSize: 30, color: text.secondary},
      createText(group, {lineClamp: 1}),
    ),
    {
      type: 'image',
      src: 'drawing',
      width: DRAWING_SIZE,
      height: DRAWING_SIZE,
      style: {position: 'absolute', right: 64, top: (CARD_HEIGHT - DRAWING_SIZE) / 2},
    },
  );

/**
 * Creates a renderer for some cards.
 *
 * @param logo the SVG of the logo
 */
export async function createRenderer(cards: readonly Card[], logo: Buffer): Promise<CardRenderer> {
  const renderer = new Renderer();
  await registerFonts(renderer, cards);
  return {
    draw: (card) =>
      renderer.render(createCard(card), {
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        images: [
          {src: 'logo', data: logo},
          {src: 'drawing', data: Buffer.from(createDrawing(card.kind, card.product))},
        ],
      }),
    async measureTitle({title}) {
      const root = createContainer({fontFamily: FAMILIES}, createTitle(title));
      const {children} = await renderer.measure(root, {width: CARD_WIDTH});
      const {height, runs} = children[0]!;
      return {
        text: runs.map((run) => run.text).join(''),
        lines: Math.round(height / sizeOf(title) / LINE_HEIGHT),
        width: Math.max(...runs.map((run) => run.x + run.width)),
      };
    },
  };
}
