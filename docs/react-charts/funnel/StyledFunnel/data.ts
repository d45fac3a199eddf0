export const series = [
  {
    id: 'checkout',
    data: [
      {value: 4200, label: 'Viewed product', color: '#5b7bd5'},
      {value: 2650, label: 'Added to cart', color: '#7e6bd1'},
      {value: 1480, label: 'Checked out', color: '#c2589b'},
      {value: 1130, label: 'Paid', color: '#b36a2e'},
    ],
  },
];
