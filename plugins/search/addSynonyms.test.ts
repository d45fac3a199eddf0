import {addSynonyms} from './addSynonyms';

const page = {path: 'bars/', title: 'Bars', group: '', sections: [], rows: [], demos: []};

test('pages and sections get their synonyms in each language', () => {
  const sections: [string, string][] = [
    ['gap', 'Gap'],
    ['size', 'Size'],
  ];
  const synonyms: {pages: Record<string, string[]>}[] = [
    {pages: {'bars/': ['柱状图'], 'bars/#gap': ['间距']}},
    {pages: {'bars/': ['columns'], 'lines/': ['curve']}},
  ];
  expect(addSynonyms([{...page, sections}], synonyms)).toMatchObject([
    {also: ['柱状图', 'columns'], sections: [['gap', 'Gap', ['间距']], sections[1]]},
  ]);
  expect(addSynonyms([page], [{pages: {}}])).toEqual([page]);
});
