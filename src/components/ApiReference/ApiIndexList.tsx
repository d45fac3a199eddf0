import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ApiIndexData, ApiIndexItem} from '../../../plugins/api-reference/shared';
import {PlanChip} from '../PlanChip/PlanChip';
import styles from './ApiReference.module.css';

function Counts({counts}: {counts: ApiIndexItem['counts']}): ReactNode {
  const {props, slots, classes, properties} = counts;
  const parts = [
    props !== undefined && (
      <Translate key="props" id="docs.api.countProps" values={{count: String(props)}}>
        {'{count} props'}
      </Translate>
    ),
    Boolean(slots) && (
      <Translate key="slots" id="docs.api.countSlots" values={{count: String(slots)}}>
        {'{count} slots'}
      </Translate>
    ),
    Boolean(classes) && (
      <Translate key="classes" id="docs.api.countClasses" values={{count: String(classes)}}>
        {'{count} classes'}
      </Translate>
    ),
    properties !== undefined && (
      <Translate
        key="properties"
        id="docs.api.countProperties"
        values={{count: String(properties)}}
      >
        {'{count} properties'}
      </Translate>
    ),
  ].filter(Boolean);
  return (
    <span className={styles.counts}>
      {parts.map((part, index) => (index === 0 ? part : [' · ', part]))}
    </span>
  );
}

/** The components or the interfaces of a product, each with its plan and what its page holds. */
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
              <>
                {' '}
                <PlanChip plan={plan} />
              </>
            )}{' '}
            <Counts counts={counts} />
          </li>
        ))}
    </ul>
  );
}
