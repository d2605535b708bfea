/** Terms of debt collection and law, and everyday words, that a general dictionary lacks; handled like its words. */
export const FIELD_TERMS: readonly string[] = `
การทวงถามหนี้ ทวงถามหนี้ ค้างนาน ปลอดหนี้ ไม่จ่าย ใบวางบิล โนตารี บังคับคดี สืบทรัพย์ ยึดทรัพย์ อายัดเงิน รับสภาพหนี้ คู่ค้า ภาคสนาม ตอนนี้
`
  .trim()
  .split(/\s/);
