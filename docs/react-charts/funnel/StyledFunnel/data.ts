export const series = [
  {
    id: 'bookings',
    data: [
      {value: 4200, label: 'Viewed timetable', color: '#5b7bd5'},
      {value: 2650, label: 'Chose crossing', color: '#7e6bd1'},
      {value: 1480, label: 'Entered names', color: '#c2589b'},
      {value: 1130, label: 'Paid', color: '#b36a2e'},
    ],
  },
];
