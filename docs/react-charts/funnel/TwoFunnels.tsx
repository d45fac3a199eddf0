import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const categories = ['Timetable', 'Crossing', 'Names', 'Paid'];
const lastYear = [{value: 3900}, {value: 2100}, {value: 1320}, {value: 760}];
const thisYear = [{value: 4200}, {value: 2650}, {value: 1480}, {value: 1130}];

export default function TwoFunnels() {
  return (
    <FunnelChart
      colors={colors}
      hideLegend
      categoryAxis={{categories, position: 'left', size: 80}}
      series={[
        {id: 'lastYear', data: lastYear, sectionLabel: false},
        {id: 'thisYear', data: thisYear, variant: 'outlined'},
      ]}
      height={300}
      title="From the timetable to the paid ticket, this year (outlined) and last year"
    />
  );
}
// #endregion
