import {translate} from '@docusaurus/Translate';
import {translateProductLabel} from '../../common/products/products';
import {formatVersion, type Choice} from './choice';

/** Returns the name of a step: "Charts: v7 to v8". */
export const formatGuideName = ({product, from, to}: Choice): string =>
  translate(
    {
      id: 'docs.upgrade.step',
      message: '{product}: {from} to {to}',
      description: 'Names an upgrade from one major version to another',
    },
    {product: translateProductLabel(product), from: formatVersion(from), to: formatVersion(to)},
  );
