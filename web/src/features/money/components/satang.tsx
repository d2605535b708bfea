import { Money } from '@/components/money';

/** An amount in satang, shown in baht: the division by 100 is exact enough for two decimals up to 10^14. */
export function Satang({ satang, className }: { satang: number; className?: string }) {
  return <Money amount={satang / 100} {...(className !== undefined && { className })} />;
}
