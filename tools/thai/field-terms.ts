/** Terms of debt collection and law that a general dictionary lacks; they are words as much as its own. */
export const FIELD_TERMS: readonly string[] = `
การทวงถามหนี้ ทวงถามหนี้ ค้างนาน ปลอดหนี้ ไม่จ่าย ใบวางบิล โนตารี บังคับคดี สืบทรัพย์ ยึดทรัพย์ อายัดเงิน รับสภาพหนี้
`
  .trim()
  .split(/\s/);
