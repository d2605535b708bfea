const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];
const MILLION = 1_000_000;

/**
 * An amount in Thai words, as it is written on receipts and cheques: 485,000.50 is สี่แสนแปดหมื่นห้าพันบาทห้าสิบสตางค์.
 * @param amount THB, above 0, with at most two decimals (`amountSchema`)
 */
export function bahtText(amount: number): string {
  // Exact: the greatest amount has 10^14 satang, and a double is exact up to 9 * 10^15.
  const satang = Math.round(amount * 100);
  const baht = Math.floor(satang / 100);
  const rest = satang % 100;
  return (baht === 0 ? '' : `${wordsOf(baht)}บาท`) + (rest === 0 ? 'ถ้วน' : `${wordsOf(rest)}สตางค์`);
}

/** A whole number above 0. Thai counts in millions, and in millions of them. */
function wordsOf(number: number): string {
  const millions = Math.floor(number / MILLION);
  const below = belowMillion(number % MILLION, millions > 0);
  return millions === 0 ? below : `${wordsOf(millions)}ล้าน${below}`;
}

/** @param follows something precedes it: then a one at the end is เอ็ด */
function belowMillion(number: number, follows: boolean): string {
  return Array.from(String(number), Number)
    .map((digit, index, digits) => {
      const place = digits.length - 1 - index;
      if (digit === 0) return '';
      if (place === 0 && digit === 1 && (follows || digits.length > 1)) return 'เอ็ด';
      if (place === 1 && digit === 1) return 'สิบ';
      if (place === 1 && digit === 2) return 'ยี่สิบ';
      return `${DIGITS[digit]}${PLACES[place]}`;
    })
    .join('');
}
