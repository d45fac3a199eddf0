import {addSynonyms} from './addSynonyms';

test('pages and sections are also called as each language calls them', () => {
  const page = {path: 'bars/', title: 'Bars', group: '', rows: [], demos: []};
  const [bars] = addSynonyms(
    [
      {
        ...page,
        sections: [
          ['gap', 'Gap'],
          ['size', 'Size'],
        ],
      },
    ],
    [
      {pages: {'bars/': ['柱状图'], 'bars/#gap': ['间距']}},
      {pages: {'bars/': ['columns'], 'lines/': ['curve']}},
    ],
  );
  expect(bars).toMatchObject({
    also: ['柱状图', 'columns'],
    sections: [
      ['gap', 'Gap', ['间距']],
      ['size', 'Size'],
    ],
  });
});

test('what is called nothing else stays as it is', () => {
  const page = {path: 'bars/', title: 'Bars', group: '', sections: [], rows: [], demos: []};
  expect(addSynonyms([page], [{pages: {}}])).toEqual([page]);
});
