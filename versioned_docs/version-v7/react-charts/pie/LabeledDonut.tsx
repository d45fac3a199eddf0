import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

// #region preview
const tickets = [
  {id: 'adult', value: 62, label: 'Adults'},
  {id: 'child', value: 21, label: 'Children'},
  {id: 'bike', value: 9, label: 'Bicycles'},
  {id: 'dog', value: 3, label: 'Dogs'},
];

export default function LabeledDonut() {
  return (
    <PieChart
      series={[
        {
          data: tickets,
          innerRadius: 50,
          paddingAngle: 2,
          cornerRadius: 4,
          arcLabel: ({value}) => `${value}%`,
          arcLabelMinAngle: 20,
          highlightScope: {fade: 'global', highlight: 'item'},
          faded: {additionalRadius: -8},
        },
      ]}
      sx={{[`& .${pieArcLabelClasses.root}`]: {fill: 'black', fontWeight: 500}}}
      height={260}
    />
  );
}
// #endregion
