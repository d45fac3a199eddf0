import {Gauge, type GaugeProps} from '@mui/x-charts/Gauge';

export default function GaugePlayground(props: Partial<GaugeProps>) {
  return <Gauge title="Storage used" height={240} value={72} {...props} />;
}
