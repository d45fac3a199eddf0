import fs from 'node:fs';
import path from 'node:path';
import {DomUtils} from 'htmlparser2';
import {findLanguage, splitLanguage, TRANSLATED_LANGUAGES} from '../../site/languages/shared';
import {isInside, readText, type Element, type HtmlPage} from './readHtml';

/** A rule about a single page: returns its problems, one sentence each. */
type Rule = (page: HtmlPage) => string[];

const isCode = ({name}: Element) => name === 'code' || name === 'pre' || name === 'kbd';

/** Names an element so that an author finds it. */
function describe(element: Element): string {
  const {id, class: classes, href, name} = element.attribs;
  const detail = [
    id && `id="${id}"`,
    href && `href="${href}"`,
    name && `name="${name}"`,
    !id && !href && !name && classes && `class="${classes.slice(0, 60)}"`,
  ].filter(Boolean);
  return `<${[element.name, ...detail].join(' ')}>`;
}

/** Returns the name that attributes give to an element; the name of a landmark never comes from its content. */
function getLabel({attribs}: Element, {byId}: HtmlPage): string {
  const labelledBy = (attribs['aria-labelledby'] ?? '')
    .split(/\s+/)
    .map((id) => byId.get(id))
    .map((label) => (label ? (label.attribs['aria-label'] ?? readText(label)) : ''))
    .join(' ')
    .trim();
  return labelledBy || attribs['aria-label']?.trim() || '';
}

/** Returns the accessible name of an element as far as the HTML has it. */
function getName(element: Element, page: HtmlPage): string {
  const {attribs} = element;
  const {elements} = page;
  const labels = () => [
    ...elements.filter(
      (label) =>
        label.name === 'label' && attribs.id !== undefined && label.attribs.for === attribs.id,
    ),
    ...(isInside(element, (parent) => parent.name === 'label')
      ? elements.filter(
          (label) => label.name === 'label' && isInside(element, (parent) => parent === label),
        )
      : []),
  ];
  const isField = ['input', 'select', 'textarea'].includes(element.name);
  return (
    getLabel(element, page) ||
    attribs.alt?.trim() ||
    (isField ? labels().map(readText).join(' ').trim() : readText(element)) ||
    attribs.title?.trim() ||
    ''
  );
}

const isHidden = (element: Element) =>
  'hidden' in element.attribs || element.attribs['aria-hidden'] === 'true';

const isExposed = (element: Element) => !isHidden(element) && !isInside(element, isHidden);

const headings: Rule = ({elements}) => {
  const all = elements.filter(({name}) => /^h[1-6]$/.test(name));
  const first = all.filter(({name}) => name === 'h1');
  // The order that readers step through is that of the page itself: the sidebar and the footer have no part in it.
  const inMain = all.filter((heading) => isInside(heading, ({name}) => name === 'main'));
  const levels = inMain.map(({name}) => Number(name[1]));
  return [
    ...(first.length === 1 ? [] : [`It has ${first.length} <h1> elements, not one.`]),
    ...inMain.flatMap((heading, index) => [
      ...(readText(heading) === '' ? [`${describe(heading)} is empty.`] : []),
      ...(index > 0 && levels[index]! > levels[index - 1]! + 1
        ? [
            `The heading "${readText(heading)}" skips from h${levels[index - 1]} to h${levels[index]}.`,
          ]
        : []),
    ]),
  ];
};

const ids: Rule = ({elements, byId}) => {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const element of elements) {
    const {id} = element.attribs;
    if (id !== undefined) {
      if (seen.has(id)) {
        problems.push(`The id "${id}" occurs more than once.`);
      } else if (id === '' || /\s/.test(id)) {
        problems.push(`The id "${id}" is empty or contains a space.`);
      }
      seen.add(id);
    }
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-details', 'for']) {
      for (const target of (element.attribs[attribute] ?? '').split(/\s+/).filter(Boolean)) {
        if (!byId.has(target)) {
          problems.push(
            `${describe(element)} refers to the id "${target}" (${attribute}), which doesn't exist.`,
          );
        }
      }
    }
  }
  return problems;
};

const documentHead: Rule = ({path, elements}) => {
  const root = elements.find(({name}) => name === 'html');
  const titles = elements.filter(
    (element) => element.name === 'title' && isInside(element, ({name}) => name === 'head'),
  );
  const metas = (name: string) =>
    elements.filter((element) => element.name === 'meta' && element.attribs.name === name);
  const {code, htmlLang: language = code} = findLanguage(splitLanguage(path).language)!;
  return [
    ...(root?.attribs.lang === language
      ? []
      : [`The language is "${root?.attribs.lang}", not "${language}".`]),
    ...(/^(ltr|rtl)$/.test(root?.attribs.dir ?? '') ? [] : ['<html> has no direction.']),
    ...(titles.length === 1 && readText(titles[0]!) !== ''
      ? []
      : [`It has ${titles.length} titles, not one.`]),
    ...(metas('viewport').length === 1 ? [] : ['It has no viewport.']),
    ...(metas('description').length <= 1 ? [] : ['It has more than one description.']),
  ];
};

/** Elements whose role as a landmark depends on where they are. */
const isPartOfContent = (element: Element) =>
  isInside(element, ({name}) => ['main', 'article', 'section', 'aside', 'nav'].includes(name));

/** Both layouts of the table of contents are in the HTML, with one name; the width of the window decides which one is displayed. */
const TABLES_OF_CONTENTS = [
  'Page table of contents',
  ...TRANSLATED_LANGUAGES.map((language) => {
    const file = path.join(__dirname, `../../i18n/${language}/code.json`);
    const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>;
    return texts['docs.contents.label']?.message;
  }),
];

const landmarks: Rule = (page) => {
  const {elements} = page;
  const exposed = elements.filter(isExposed);
  const byRole = (role: string, name: string) =>
    exposed.filter((element) =>
      element.attribs.role === undefined
        ? element.name === name && (name === 'main' || !isPartOfContent(element))
        : element.attribs.role === role,
    );
  const once = (role: string, name: string, isRequired: boolean) => {
    const {length} = byRole(role, name);
    return length > 1 || (isRequired && length === 0)
      ? [`It has ${length} landmarks "${role}", not one.`]
      : [];
  };
  const navigations = exposed.filter(
    ({name, attribs}) => name === 'nav' || attribs.role === 'navigation',
  );
  const names = navigations.map((navigation) => getLabel(navigation, page));
  return [
    ...once('main', 'main', true),
    ...once('banner', 'header', false),
    ...once('contentinfo', 'footer', false),
    ...navigations.flatMap((navigation, index) =>
      names[index] === ''
        ? [`${describe(navigation)} has no name.`]
        : names.indexOf(names[index]!) < index && !TABLES_OF_CONTENTS.includes(names[index])
          ? [`Two navigation landmarks have the name "${names[index]}".`]
          : [],
    ),
  ];
};

const NAMED_ROLES =
  /^(button|link|checkbox|radio|switch|tab|menuitem|menuitemradio|option|combobox|textbox|searchbox|slider|dialog|img|region|tabpanel|treeitem)$/;

const needsName = ({name, attribs}: Element): boolean =>
  name === 'button' ||
  (name === 'a' && 'href' in attribs) ||
  name === 'select' ||
  name === 'textarea' ||
  name === 'summary' ||
  name === 'iframe' ||
  name === 'dialog' ||
  (name === 'input' && attribs.type !== 'hidden') ||
  NAMED_ROLES.test(attribs.role ?? '');

const names: Rule = (page) =>
  page.elements.filter(isExposed).flatMap((element) => {
    const {name, attribs} = element;
    if (name === 'img') {
      return 'alt' in attribs ? [] : [`${describe(element)} src="${attribs.src}" has no alt text.`];
    }
    if (
      name === 'svg' &&
      attribs.role === undefined &&
      !('aria-label' in attribs) &&
      !/display:\s*none/.test(attribs.style ?? '')
    ) {
      return [`${describe(element)} is neither hidden from screen readers nor named.`];
    }
    return needsName(element) && getName(element, page) === ''
      ? [`${describe(element)} has no accessible name.`]
      : [];
  });

const focus: Rule = ({elements}) =>
  elements.flatMap((element) => {
    const {name, attribs} = element;
    const isFocusable =
      (['button', 'select', 'textarea', 'summary', 'input'].includes(name) &&
        !('disabled' in attribs)) ||
      (name === 'a' && 'href' in attribs) ||
      'tabindex' in attribs;
    return [
      ...(Number(attribs.tabindex) > 0 ? [`${describe(element)} has a positive tabindex.`] : []),
      ...(isFocusable &&
      attribs.tabindex !== '-1' &&
      (attribs['aria-hidden'] === 'true' ||
        isInside(element, (parent) => parent.attribs['aria-hidden'] === 'true')) &&
      !isInside(element, (parent) => 'inert' in parent.attribs || 'hidden' in parent.attribs)
        ? [`${describe(element)} takes the focus, but is hidden from screen readers.`]
        : []),
    ];
  });

const structure: Rule = ({elements}) =>
  elements.flatMap((element) => {
    const {name, parent} = element;
    const within = parent && DomUtils.isTag(parent) ? parent : undefined;
    const role = within?.attribs.role;
    return [
      ...(name === 'li' && role === undefined && !/^(ul|ol|menu)$/.test(within?.name ?? '')
        ? [`${describe(element)} isn't in a list.`]
        : []),
      ...(name === 'button' &&
      isInside(element, ({name: around}) => around === 'button' || around === 'a')
        ? [`${describe(element)} is inside another control.`]
        : []),
      ...(name === 'a' &&
      isInside(element, ({name: around}) => around === 'a' || around === 'button')
        ? [`${describe(element)} is inside another control.`]
        : []),
      ...Object.keys(element.attribs)
        .filter((attribute) => attribute.startsWith('on'))
        .map(
          (attribute) =>
            `${describe(element)} has the inline handler ${attribute}, which the policy blocks.`,
        ),
    ];
  });

/** What a program writes where a value is missing. In the middle of a sentence, `undefined` and `NaN` are words of a description. */
const DEAD = /\[object \w+\]|^\W*(?:undefined|NaN)\b|[/#=.](?:undefined|NaN)\b|\bNaN$/;

const deadText: Rule = ({elements}) =>
  elements.flatMap((element) => {
    const isQuoted = isCode(element) || isInside(element, isCode);
    if (isQuoted || ['script', 'style'].includes(element.name)) {
      return [];
    }
    const texts = element.children.filter(DomUtils.isText).map(({data}) => data);
    const shown = ['alt', 'aria-label', 'title', 'placeholder', 'href', 'src', 'content'].flatMap(
      (attribute) => element.attribs[attribute] ?? [],
    );
    return [...texts, ...shown]
      .filter((text) => DEAD.test(text))
      .map((text) => `${describe(element)} shows "${text.trim().slice(0, 80)}".`);
  });

const isDemo = ({attribs}: Element) => 'data-demo' in attribs || 'data-playground' in attribs;

/** The font face of the demos: one that is added later makes the browser lay out the whole page. */
const fonts: Rule = ({elements}) => {
  const hasDemos = elements.some(isDemo);
  const hasFace = elements.some(({attribs}) => attribs['data-href'] === 'demo-font');
  if (hasDemos === hasFace) {
    return [];
  }
  return [
    hasDemos
      ? 'It lacks the font face of its demos.'
      : 'It has the font face of demos, but no demo.',
  ];
};

const RULES: readonly Rule[] = [
  documentHead,
  headings,
  ids,
  landmarks,
  names,
  focus,
  structure,
  deadText,
  fonts,
];

/** Returns the problems that the HTML of one page shows by itself, one line each. */
export function checkPage(page: HtmlPage): string[] {
  return RULES.flatMap((rule) => rule(page)).map((problem) => `${page.path}: ${problem}`);
}
