import {findSimilar} from '../names/findSimilar';
import {PLANS} from '../plans/shared';

/** A field of a page's front matter, in the words of JSON Schema, so that editors read the same table. */
export interface FrontMatterField {
  description: string;
  type: 'string' | 'boolean' | 'integer' | 'array' | 'object' | readonly ['string', 'null'];
  enum?: readonly string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** What a value is that does not match the pattern. */
  patternErrorMessage?: string;
  items?: {type: 'string'};
  additionalProperties?: {type: 'string'; pattern: string};
}

/** What writers may say of a page. A field that is not here does nothing, and is most often a slip. */
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
    patternErrorMessage: 'does not end with a full stop',
  },
  components: {
    description: 'The components that the page is about; their API pages are linked.',
    type: 'array',
    items: {type: 'string'},
  },
  plan: {
    description: 'The plan that the whole page needs, where the sidebar does not say it.',
    type: 'string',
    enum: PLANS,
  },
  disable_ad: {description: 'Whether the page shows no ad.', type: 'boolean'},
  displayed_sidebar: {
    description: 'The sidebar beside a page that is no row of it: docs.',
    type: ['string', 'null'],
  },
  unlisted: {
    description: 'Whether no list and no search engine is to find the page.',
    type: 'boolean',
  },
  draft: {description: 'Whether the page is in npm start only.', type: 'boolean'},
  hide_table_of_contents: {
    description: 'Whether the page shows no contents beside its text.',
    type: 'boolean',
  },
  toc_min_heading_level: {
    description: 'The highest level of headings in the contents.',
    type: 'integer',
    minimum: 2,
    maximum: 6,
  },
  toc_max_heading_level: {
    description: 'The lowest level of headings in the contents.',
    type: 'integer',
    minimum: 2,
    maximum: 6,
  },
  keywords: {
    description: 'Words for search engines.',
    type: 'array',
    items: {type: 'string'},
  },
  image: {description: 'The picture on cards that link to the page.', type: 'string'},
  slug: {
    description: 'The address, where it is not that of the folder. Generated pages have one.',
    type: 'string',
  },
  sidebar_label: {
    description: 'The row in the sidebar of a generated page.',
    type: 'string',
  },
  custom_edit_url: {
    description: 'Where the page is edited; null for a generated page.',
    type: ['string', 'null'],
  },
  translated: {
    description: 'The sections that a translation was made from: npm run i18n:update writes them.',
    type: 'object',
    additionalProperties: {type: 'string', pattern: '^[0-9a-f]{8}$'},
  },
};

/** The fields that every page has. */
export const REQUIRED_FIELDS = ['title', 'description'] as const;

/** Fields that the build adds to those of the writer. */
const ADDED = ['lang'];

/** Fields that the site used to read, and what to do instead. */
const FORMER: Readonly<Record<string, string>> = {
  redirect_from: 'write the addresses into plugins/redirects/renames.ts',
};

const isOfType = (value: unknown, type: FrontMatterField['type']): boolean => {
  switch (type) {
    case 'string':
    case 'boolean':
      return typeof value === type;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return value === null || typeof value === 'string';
  }
};

/** What a field takes, as a message says it. */
function describeValues({type, enum: values, minimum, maximum}: FrontMatterField): string {
  if (values) {
    return values.join(', ');
  }
  switch (type) {
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a number from ${minimum} to ${maximum}`;
    case 'array':
      return 'a list of texts, as in [One, Two]';
    case 'object':
      return 'fields with values';
    default:
      return 'a text or null';
  }
}

function validateField(name: string, value: unknown, field: FrontMatterField): string | undefined {
  const isAllowed =
    isOfType(value, field.type) &&
    (field.enum?.includes(value as string) ?? true) &&
    (!field.items || (value as unknown[]).every((item) => typeof item === 'string')) &&
    (field.minimum === undefined || (value as number) >= field.minimum) &&
    (field.maximum === undefined || (value as number) <= field.maximum);
  if (!isAllowed) {
    return `: ${name} ${JSON.stringify(value)} in the front matter; use ${describeValues(field)}`;
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  const {maxLength = Infinity, pattern, patternErrorMessage} = field;
  if (value.length > maxLength) {
    return ` has a ${name} of ${value.length} characters; keep it under ${maxLength + 1}`;
  }
  return pattern !== undefined && !new RegExp(pattern).test(value)
    ? ` has a ${name} that ${patternErrorMessage}`
    : undefined;
}

/**
 * Everything that is wrong with the front matter of a page, one line each, with the name of its file in front. The record of a
 * translation is looked at where it is read.
 */
export function validateFrontMatter(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
): string[] {
  const missing = REQUIRED_FIELDS.filter((name) => !frontMatter[name]);
  const names = Object.keys(FRONT_MATTER);
  return [
    ...missing.map((name) => `${file} has no ${name} in its front matter`),
    ...Object.entries(frontMatter).flatMap(([name, value]) => {
      if (ADDED.includes(name) || value === undefined || missing.some((one) => one === name)) {
        return [];
      }
      const field = Object.hasOwn(FRONT_MATTER, name) ? FRONT_MATTER[name] : undefined;
      if (field) {
        const problem = name === 'translated' ? undefined : validateField(name, value, field);
        return problem === undefined ? [] : [file + problem];
      }
      const similar = findSimilar(name, names);
      const fix =
        FORMER[name] ?? (similar ? `did you mean "${similar}"?` : `use ${names.join(', ')}`);
      return [`${file}: "${name}" is no field of the front matter; ${fix}`];
    }),
  ];
}
