import {suggestName} from '../suggestions/findClosestName';
import {findFieldLine} from '../problems/findLine';
import type {Problem} from '../problems/problemStore';
import {PLANS} from '../plans/shared';
import {PRODUCT_NAMES} from '../products/shared';

/** A field of a page's front matter as JSON Schema, so that editors can use the same table. */
export interface FrontMatterField {
  description: string;
  type: 'string' | 'boolean' | 'integer' | 'array' | 'object' | readonly ['string', 'null'];
  enum?: readonly string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** The message for a value that doesn't match the pattern. */
  patternErrorMessage?: string;
  items?: {type: 'string'; enum?: readonly string[]};
  additionalProperties?: {type: 'string'; pattern: string};
}

/** The supported front matter fields. Other fields have no effect, and are usually typos. */
export const FRONT_MATTER: Readonly<Record<string, FrontMatterField>> = {
  title: {
    description: 'The heading of the page and its title in search results.',
    type: 'string',
    maxLength: 70,
  },
  description: {
    description: 'One sentence, shown below the heading and in search results.',
    type: 'string',
    maxLength: 160,
    pattern: '[.!。！]$',
    patternErrorMessage: 'must end with a period',
  },
  components: {
    description: 'The components that the page describes, whose API pages it links to.',
    type: 'array',
    items: {type: 'string'},
  },
  plan: {
    description: 'The plan that the whole page requires, if the sidebar does not set it.',
    type: 'string',
    enum: PLANS,
  },
  products: {
    description: 'The products that a recipe is about, for the filter of the recipes.',
    type: 'array',
    items: {type: 'string', enum: PRODUCT_NAMES},
  },
  disable_ad: {description: 'Hides ads.', type: 'boolean'},
  displayed_sidebar: {
    description: 'The sidebar of a page without a sidebar item: docs.',
    type: ['string', 'null'],
  },
  unlisted: {
    description: 'Excludes the page from lists and search engines.',
    type: 'boolean',
  },
  draft: {description: 'Only shows the page in npm start.', type: 'boolean'},
  hide_table_of_contents: {
    description: 'Hides the table of contents.',
    type: 'boolean',
  },
  toc_min_heading_level: {
    description: 'The highest heading level in the table of contents.',
    type: 'integer',
    minimum: 2,
    maximum: 6,
  },
  toc_max_heading_level: {
    description: 'The lowest heading level in the table of contents.',
    type: 'integer',
    minimum: 2,
    maximum: 6,
  },
  keywords: {
    description: 'Keywords for search engines.',
    type: 'array',
    items: {type: 'string'},
  },
  image: {description: 'The image on cards that link to the page.', type: 'string'},
  slug: {
    description: 'The path, if it differs from the folder. Generated pages set it.',
    type: 'string',
  },
  sidebar_label: {
    description: 'The sidebar item of a generated page.',
    type: 'string',
  },
  custom_edit_url: {
    description: 'The URL to edit the page; null for a generated page.',
    type: ['string', 'null'],
  },
  translated: {
    description: 'The sections that a translation is based on. Written by npm run i18n:update.',
    type: 'object',
    additionalProperties: {type: 'string', pattern: '^[0-9a-f]{8}$'},
  },
};

/** The required fields. */
export const REQUIRED_FIELDS = ['title', 'description'] as const;

/** Fields that the build adds. */
const ADDED = ['lang'];

/** Fields that the site used to read, with their replacements. */
const FORMER: Readonly<Record<string, string>> = {
  redirect_from: 'Add the old URLs to plugins/redirects/renames.json.',
};

const isString = (value: unknown): value is string => typeof value === 'string';

/** The expected value of a field, by type. */
const TYPES: Readonly<Record<string, [expected: string, test: (value: unknown) => boolean]>> = {
  string: ['a string', isString],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  integer: ['a whole number', Number.isInteger],
  array: [
    'a list of strings, like [One, Two]',
    (value) => Array.isArray(value) && value.every(isString),
  ],
  object: ['an object', (value) => typeof value === 'object' && value !== null],
  'string,null': ['a string or null', (value) => value === null || isString(value)],
};

/** Returns the message about a field's value; undefined if it's valid. */
function validateField(name: string, value: unknown, field: FrontMatterField): string | undefined {
  const {type, enum: values, minimum = -Infinity, maximum = Infinity} = field;
  const [expected, test] = TYPES[String(type)]!;
  if (!test(value) || values?.includes(value as string) === false) {
    const list = values && `one of ${values.join(', ')}`;
    return `"${name}" must be ${list ?? expected}, not ${JSON.stringify(value)}.`;
  }
  const unknown =
    field.items?.enum && (value as string[]).find((item) => !field.items!.enum!.includes(item));
  if (unknown !== undefined) {
    return `"${name}" must only contain ${field.items!.enum!.join(', ')}, not ${JSON.stringify(unknown)}.`;
  }
  if (typeof value === 'number' && (value < minimum || value > maximum)) {
    return `"${name}" must be from ${minimum} to ${maximum}, not ${value}.`;
  }
  const {maxLength = Infinity, pattern = '', patternErrorMessage} = field;
  if (isString(value) && value.length > maxLength) {
    return `"${name}" must be at most ${maxLength} characters long, not ${value.length}.`;
  }
  return isString(value) && !new RegExp(pattern).test(value)
    ? `"${name}" ${patternErrorMessage}.`
    : undefined;
}

/**
 * Returns the problems of a page's front matter. The record of a translation is checked separately.
 */
export function validateFrontMatter(
  siteDir: string,
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
): Problem[] {
  const at = (name: string) => ({file, line: findFieldLine(siteDir, file, name)});
  const missing = REQUIRED_FIELDS.filter((name) => !frontMatter[name]);
  const names = Object.keys(FRONT_MATTER);
  return [
    ...missing.map((name) => ({...at(name), message: `Missing "${name}" in the front matter.`})),
    ...Object.entries(frontMatter).flatMap(([name, value]) => {
      if (ADDED.includes(name) || value === undefined || missing.some((one) => one === name)) {
        return [];
      }
      const field = Object.hasOwn(FRONT_MATTER, name) ? FRONT_MATTER[name] : undefined;
      if (field) {
        const message = name === 'translated' ? undefined : validateField(name, value, field);
        return message === undefined ? [] : [{...at(name), message}];
      }
      const fix = FORMER[name] ?? suggestName(name, names);
      return [{...at(name), message: `Unknown front matter field "${name}".`, fix}];
    }),
  ];
}
