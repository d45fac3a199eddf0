import {resolvePath} from './resolvePath';

test.each`
  path                              | language | canonicalAs                       | canonicalAsServer                | canonicalPathname
  ${'/'}                            | ${'en'}  | ${'/'}                            | ${'/'}                           | ${'/'}
  ${'/x/introduction/'}             | ${'en'}  | ${'/x/introduction/'}             | ${'/x/introduction/'}            | ${'/x/introduction'}
  ${'/zh/x/introduction/'}          | ${'zh'}  | ${'/x/introduction/'}             | ${'/x/introduction/'}            | ${'/x/introduction'}
  ${'/zh'}                          | ${'en'}  | ${'/zh'}                          | ${'/zh'}                         | ${'/zh'}
  ${'/en/x/introduction/'}          | ${'en'}  | ${'/x/introduction/'}             | ${'/x/introduction/'}            | ${'/x/introduction'}
  ${'/fr/x/introduction/'}          | ${'en'}  | ${'/fr/x/introduction/'}          | ${'/fr/x/introduction/'}         | ${'/fr/x/introduction'}
  ${'/x/react-data-grid/#overview'} | ${'en'}  | ${'/x/react-data-grid/#overview'} | ${'/x/react-data-grid/'}         | ${'/x/react-data-grid'}
  ${'/x/react-data-grid?foo=1#bar'} | ${'en'}  | ${'/x/react-data-grid?foo=1#bar'} | ${'/x/react-data-grid?foo=1'}    | ${'/x/react-data-grid?foo=1'}
  ${'/api/button/'}                 | ${'en'}  | ${'/api/button/'}                 | ${'/api/button/'}                | ${'/api-docs/button'}
  ${'/zh/api/button/'}              | ${'zh'}  | ${'/api/button/'}                 | ${'/api/button/'}                | ${'/api-docs/button'}
  ${'/api'}                         | ${'en'}  | ${'/api'}                         | ${'/api'}                        | ${'/api-docs'}
  ${'/apiary/'}                     | ${'en'}  | ${'/apiary/'}                     | ${'/apiary/'}                    | ${'/api-docsary'}
  ${'/x/api/data-grid/data-grid/'}  | ${'en'}  | ${'/x/api/data-grid/data-grid/'}  | ${'/x/api/data-grid/data-grid/'} | ${'/x/api/data-grid/data-grid'}
`(
  '$path is in $language, without its language $canonicalAs, for a server $canonicalAsServer, as a file $canonicalPathname',
  ({path, language, canonicalAs, canonicalAsServer, canonicalPathname}) => {
    expect(resolvePath(path as string)).toEqual({
      userLanguage: language,
      canonicalAs,
      canonicalAsServer,
      canonicalPathname,
    });
  },
);

test('a language that the site supports is recognized', () => {
  const page = {userLanguage: 'fr', canonicalAs: '/x/introduction/'};
  expect(resolvePath('/fr/x/introduction/', ['en', 'fr'])).toMatchObject(page);
});
