import {translate} from '@docusaurus/Translate';
import type {NameCard} from '../../../../plugins/code-names/shared';
import styles from './CodeNames.module.css';

function append(
  parent: Element,
  tag: string,
  className: string | undefined,
  text = '',
): HTMLElement {
  const element = document.createElement(tag);
  if (className) {
    element.className = className;
  }
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Appends a text with code in backticks. */
function appendText(parent: Element, text: string): void {
  text.split('`').forEach((part, index) => {
    if (index % 2) {
      append(parent, 'code', undefined, part);
    } else {
      parent.append(part);
    }
  });
}

/** Creates the card that describes a name: owner, type, default, plan, release, and a sentence. */
export function createCard(card: NameCard, id: string): HTMLElement {
  const root = document.createElement('div');
  root.id = id;
  root.className = styles.card ?? '';
  root.setAttribute('role', 'tooltip');
  const head = append(root, 'p', styles.head);
  const name = append(head, 'a', styles.name) as HTMLAnchorElement;
  name.href = card.href;
  name.tabIndex = -1;
  if (card.owner) {
    append(name, 'span', styles.owner, `${card.owner}.`);
  }
  name.append(card.name);
  if (card.plan) {
    append(
      head,
      'span',
      styles.chip,
      card.plan === 'pro'
        ? translate({id: 'docs.plan.pro', message: 'Pro plan'})
        : translate({id: 'docs.plan.premium', message: 'Premium plan'}),
    );
  }
  if (card.since) {
    append(
      head,
      'span',
      styles.chip,
      translate(
        {
          id: 'docs.codeName.since',
          message: 'Since {release}',
          description: 'The release that added a name of the API, such as 8.5',
        },
        {release: card.since},
      ),
    );
  }
  if (card.type) {
    append(root, 'p', styles.type).append(append(root, 'code', undefined, card.type));
  }
  if (card.default) {
    const line = append(
      root,
      'p',
      styles.default,
      `${translate({
        id: 'docs.codeName.default',
        message: 'Default:',
        description: 'Before the default value of a prop',
      })} `,
    );
    append(line, 'code', undefined, card.default);
  }
  if (card.text) {
    const line = append(root, 'p', styles.text);
    line.lang = 'en';
    appendText(line, card.text);
  }
  return root;
}
