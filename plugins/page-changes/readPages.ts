import fs from 'node:fs';
import path from 'node:path';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {catalog} from '../../site/api/catalog';
import {dataFile} from '../../site/api/readApi';
import {listRows, type ApiPageData} from '../../site/api/shared';
import {readJson} from '../../site/files/files';
import {readIfValid, readMdx, type MdxPage} from '../../site/mdx/readMdx';
import {scanGuides} from '../../site/pages/scanGuides';
import {productOf} from '../../site/products/shared';
import {namesIn, type ChangePage} from './matchChanges';

/** Guides about a whole product, which would match most lines. */
const OVERVIEWS =
  /\/react-[\w-]+\/$|\/(?:overview|examples|features|playground|[a-z]+-demo|experimentation|demos\/[\w-]+)\/$/;

/** Reads the guides and API pages of all products on which changes can be listed. */
export function readPages(docsDir: string, base: string): ChangePage[] {
  const apiDir = path.join(docsDir, 'api');
  const guides = scanGuides(docsDir, apiDir).flatMap(
    ({file, title, path: address, components}): ChangePage[] => {
      const page = `${base}${address}`;
      const product = productOf(page);
      if (!product || OVERVIEWS.test(page)) {
        return [];
      }
      const source = readMdx(fs.readFileSync(path.join(docsDir, file), 'utf8'));
      const headings = readIfValid<MdxPage['headings']>([], () => source.headings);
      return [
        {
          path: page,
          product,
          title,
          components,
          headings: headings.map(({text}) => text),
          names: namesIn(source.prose),
        },
      ];
    },
  );
  const entries = catalog.flatMap(({area, components, interfaces = []}) =>
    [...components, ...interfaces].flatMap((one): ChangePage[] => {
      const {name} = toEntry(one);
      const data = readJson<ApiPageData>(path.join(apiDir, area, dataFile(toKebabCase(name))));
      return data
        ? [
            {
              path: `${base}/api/${area}/${toKebabCase(name)}/`,
              product: area,
              title: name,
              headings: [],
              components: [name],
              names: new Set(listRows(data).map((row) => row.name)),
              entry: name,
            },
          ]
        : [];
    }),
  );
  return [...guides, ...entries];
}
