import fs from 'node:fs';
import path from 'node:path';
import {DomUtils} from 'htmlparser2';
import {parse} from 'parse5';
import {adapter, type Htmlparser2TreeAdapterMap} from 'parse5-htmlparser2-tree-adapter';

export type Element = Htmlparser2TreeAdapterMap['element'];
type Node = Element['children'][number];

/** A built page with its elements in document order; what `<noscript>` and `<template>` contain is left out. */
export interface HtmlPage {
  /** The path of its URL: `/zh/x/introduction/`, `/404.html`. */
  path: string;
  /** The source, for what the tree doesn't show. */
  html: string;
  elements: Element[];
  /** The first element of each id. */
  byId: Map<string, Element>;
}

/** Parses the HTML of a page as browsers do, which know where an omitted end tag belongs. */
export function readPage(pathname: string, html: string): HtmlPage {
  const elements: Element[] = [];
  const visit = (nodes: Node[]): void => {
    for (const node of nodes) {
      if (DomUtils.isTag(node) && node.name !== 'noscript' && node.name !== 'template') {
        elements.push(node);
        visit(node.children);
      }
    }
  };
  visit(parse(html, {treeAdapter: adapter}).children);
  const byId = new Map<string, Element>();
  for (const element of elements) {
    const {id} = element.attribs;
    if (id !== undefined && !byId.has(id)) {
      byId.set(id, element);
    }
  }
  return {path: pathname, html, elements, byId};
}

/** Reads the pages of a build in the order of their URLs; pages that only redirect and documents of other tools are left out. */
export function readPages(folder: string): HtmlPage[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)(index|404)\.html$/.test(file))
    .sort()
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(folder, file), 'utf8');
      const isPage = /id="?__docusaurus\b/.test(html);
      // Both kinds of redirect: the pages of old URLs, and the few routes of the site that lead on.
      const isRedirect = /<meta http-equiv="?refresh|src="?\/static\/redirect\.js/i.test(
        html.slice(0, 10_000),
      );
      return isPage && !isRedirect
        ? [readPage(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, html)]
        : [];
    });
}

/** Returns the text that a screen reader gets from an element: its own text and the names of images in it. */
export function readText(element: Element): string {
  const visit = (node: Node): string => {
    if (DomUtils.isText(node)) {
      return node.data;
    }
    if (!DomUtils.isTag(node)) {
      return '';
    }
    const {attribs} = node;
    if (attribs['aria-hidden'] === 'true' || ['script', 'style', 'template'].includes(node.name)) {
      return '';
    }
    return (
      attribs['aria-label'] ?? attribs.alt ?? node.children.map((child) => visit(child)).join('')
    );
  };
  return element.children
    .map((child) => visit(child))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether one of the elements around `element` has the property. */
export function isInside(element: Element, has: (parent: Element) => boolean): boolean {
  for (let {parent} = element; parent; {parent} = parent) {
    if (DomUtils.isTag(parent) && has(parent)) {
      return true;
    }
  }
  return false;
}
