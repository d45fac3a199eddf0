import {translate} from '@docusaurus/Translate';
import type {NameCard} from '../../../../plugins/code-names/shared';
import {
  createElement,
  createFloatingCard,
  createTextNodes,
} from '../../common/FloatingCard/floatingCard';
import {planTitle} from '../../common/PlanChip/PlanChip';
import styles from './CodeNames.module.css';

/** Returns the name as a link, its plan, and the release that added it. */
function createHeader({name, owner, href, plan, since}: NameCard): Node {
  const link = createElement(
    'a',
    styles.name,
    ...(owner ? [createElement('span', styles.owner, `${owner}.`)] : []),
    name,
  );
  link.href = href;
  link.tabIndex = -1;
  const chips = [
    plan && planTitle(plan),
    since &&
      translate(
        {
          id: 'docs.codeName.since',
          message: 'Since {release}',
          description: 'The release that added a name of the API, such as 8.5',
        },
        {release: since},
      ),
  ].flatMap((text) => (text ? createElement('span', styles.chip, text) : []));
  return createElement('p', styles.header, link, ...chips);
}

/** Creates the card that describes a name: owner, type, default, plan, release, and a sentence. */
export function createCard(card: NameCard, id: string): HTMLElement {
  const code = (text: string) => createElement('code', undefined, text);
  const root = createFloatingCard(
    createHeader(card),
    ...(card.type ? [createElement('p', styles.type, code(card.type))] : []),
    ...(card.default
      ? [
          createElement(
            'p',
            styles.default,
            translate({
              id: 'docs.codeName.default',
              message: 'Default:',
              description: 'Before the default value of a prop',
            }),
            ' ',
            code(card.default),
          ),
        ]
      : []),
  );
  if (card.text) {
    const text = createElement('p', undefined, ...createTextNodes(card.text));
    text.lang = 'en';
    root.append(text);
  }
  root.id = id;
  root.setAttribute('role', 'tooltip');
  return root;
}
