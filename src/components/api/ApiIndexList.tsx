import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ApiIndexData, ApiIndexItem} from '../../../site/api/shared';
import {PlanChip} from '../common/PlanChip/PlanChip';
import styles from './ApiReference.module.css';

function Counts({counts}: {counts: ApiIndexItem['counts']}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {props, slots, classes, properties} = counts;
  const count = (total: number, messages: string) =>
    selectMessage(total, messages).replace('{count}', String(total));
  const parts = [
    props !== undefined &&
      count(props, translate({id: 'docs.api.countProps', message: '{count} prop|{count} props'})),
    slots &&
      count(slots, translate({id: 'docs.api.countSlots', message: '{count} slot|{count} slots'})),
    classes &&
      count(
        classes,
        translate({id: 'docs.api.countClasses', message: '{count} class|{count} classes'}),
      ),
    properties !== undefined &&
      count(
        properties,
        translate({id: 'docs.api.countProperties', message: '{count} property|{count} properties'}),
      ),
  ].filter(Boolean);
  return <span className={styles.counts}>{parts.join(' · ')}</span>;
}

/**
 * Renders the components or interfaces of a product, each with its plan and a summary of its page.
 */
export function ApiIndexList({
  data,
  kind,
}: {
  data: ApiIndexData;
  kind: 'components' | 'interfaces';
}): ReactNode {
  return (
    <ul className={styles.index}>
      {data.items
        .filter((item) => (item.kind === 'component') === (kind === 'components'))
        .map(({name, href, plan, counts}) => (
          <li key={name}>
            <Link to={href}>{name}</Link>
            {plan && (
              <span>
                {' '}
                <PlanChip plan={plan} />
              </span>
            )}
            <span>
              {' '}
              <Counts counts={counts} />
            </span>
          </li>
        ))}
    </ul>
  );
}
