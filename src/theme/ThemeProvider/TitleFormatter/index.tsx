// Change: titles end with the name of the page's product, based on its path. The original ends them
// with the site's name.
import {useCallback, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {getDocumentTitle, getProductName} from '../../../identity/getDocumentTitle';
import {identifyProduct} from '../../../identity/identifyProduct';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

export default function TitleFormatter({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const formatter = useCallback<Formatter>(
    (params) => {
      const title = params.title?.trim();
      // The few pages outside all products, such as the 404 page, end with the site's name, as in
      // the original.
      const hasProduct = getProductName(identifyProduct(pathname)) !== undefined;
      return title && title !== params.siteTitle && hasProduct
        ? getDocumentTitle(title, pathname)
        : params.defaultFormatter(params);
    },
    [pathname],
  );
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
