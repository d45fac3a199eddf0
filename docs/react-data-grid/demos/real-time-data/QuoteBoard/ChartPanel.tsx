import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {useTheme} from '@mui/material/styles';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {Instrument} from './market';

const time = new Intl.DateTimeFormat('en-US', {timeStyle: 'medium'});

interface ChartPanelProps {
  instrument: Instrument;
  onClose: () => void;
}

/** Shows the quotes of an instrument and reads new ones once per second. */
export function ChartPanel({instrument, onClose}: ChartPanelProps) {
  const {palette} = useTheme();
  const {name, latest} = instrument;
  const [{history}, setTrading] = React.useState(latest);

  React.useEffect(() => {
    const timer = setInterval(() => setTrading(latest()), 1000);
    return () => clearInterval(timer);
  }, [latest]);

  const isRising = history.at(-1)!.price >= history[0]!.price;

  return (
    <Paper component="section" aria-label={name} variant="outlined" sx={{height: 300}}>
      <Box sx={{display: 'flex', alignItems: 'center', px: 2, pt: 0.5}}>
        <Typography sx={{flex: 1, fontWeight: 'bold'}}>{name}</Typography>
        <IconButton size="small" aria-label="Close the chart" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <LineChartPro
        title={`Latest quotes of ${name}`}
        height={255}
        margin={{right: 36}}
        hideLegend
        skipAnimation
        colors={[isRising ? palette.success.main : palette.error.main]}
        xAxis={[
          {
            scaleType: 'time',
            data: history.map((quote) => quote.time),
            valueFormatter: (value: Date) => time.format(value),
            tickNumber: 4,
            domainLimit: 'strict',
            zoom: {slider: {enabled: true, preview: true}},
          },
        ]}
        yAxis={[{label: 'Price ($)', width: 56}]}
        series={[
          {
            label: name,
            data: history.map((quote) => quote.price),
            showMark: false,
            valueFormatter: (value) => `$${value?.toFixed(2)}`,
          },
        ]}
      />
    </Paper>
  );
}
