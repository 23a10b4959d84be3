#pragma once
#include <cairo.h>
#include <stdint.h>
#include <string.h>

/// The operator for a blend mode, by the number that CoreGraphics gives it; drawing over for a number that there is not.
static inline cairo_operator_t cairo_operator_for_blend_mode(int32_t mode) {
  static const cairo_operator_t operators[] = {
    CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_OVERLAY,
    CAIRO_OPERATOR_DARKEN, CAIRO_OPERATOR_LIGHTEN, CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
    CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION,
    CAIRO_OPERATOR_HSL_HUE, CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR, CAIRO_OPERATOR_HSL_LUMINOSITY,
    CAIRO_OPERATOR_CLEAR, CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_ATOP,
    CAIRO_OPERATOR_DEST_OVER, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_DEST_ATOP,
    CAIRO_OPERATOR_XOR, CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_ADD,
  };
  if (mode < 0 || mode >= (int32_t)(sizeof operators / sizeof *operators)) return CAIRO_OPERATOR_OVER;
  return operators[mode];
}

typedef struct cairo_bytes {
  const unsigned char *_Nullable next;
  size_t left;
} cairo_bytes;

static inline cairo_status_t cairo_bytes_read(void *bytes, unsigned char *target, unsigned int count) {
  cairo_bytes *source = (cairo_bytes *)bytes;
  if (source->left < count) return CAIRO_STATUS_READ_ERROR;
  memcpy(target, source->next, count);
  source->next += count;
  source->left -= count;
  return CAIRO_STATUS_SUCCESS;
}

/// The picture of a PNG file that lies in memory; a surface with an error status if it is none.
static inline cairo_surface_t *_Nullable cairo_surface_from_png(const void *_Nullable bytes, size_t count) {
  cairo_bytes source = {(const unsigned char *)bytes, count};
  return cairo_image_surface_create_from_png_stream(cairo_bytes_read, &source);
}

/// Copies the pixels of an image surface to `target`, row by row without padding.
static inline void cairo_surface_copy_pixels(cairo_surface_t *_Nonnull surface, uint32_t *_Nonnull target) {
  cairo_surface_flush(surface);
  const unsigned char *data = cairo_image_surface_get_data(surface);
  size_t width = (size_t)cairo_image_surface_get_width(surface);
  for (int row = 0; data && row < cairo_image_surface_get_height(surface); row++)
    memcpy(target + row * width, data + (size_t)row * cairo_image_surface_get_stride(surface), width * 4);
}

/// Has what is drawn next show copies of a picture side by side, from the origin of user space on.
///
/// `pixels` are copied; `scale` of them are as long as a unit of user space.
static inline void cairo_set_source_tiles(
    cairo_t *_Nonnull cairo, const uint32_t *_Nonnull pixels, int width, int height, double scale) {
  cairo_surface_t *tile = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  unsigned char *data = cairo_image_surface_get_data(tile);
  for (int row = 0; data && row < height; row++)
    memcpy(data + (size_t)row * cairo_image_surface_get_stride(tile), pixels + (size_t)row * width, (size_t)width * 4);
  cairo_surface_mark_dirty(tile);
  cairo_pattern_t *tiles = cairo_pattern_create_for_surface(tile);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, scale, scale);
  cairo_pattern_set_matrix(tiles, &matrix);
  cairo_pattern_set_extend(tiles, CAIRO_EXTEND_REPEAT);
  cairo_set_source(cairo, tiles);
  cairo_pattern_destroy(tiles);
  cairo_surface_destroy(tile);
}

/// Draws what was put aside since `cairo_push_group` through a picture: what covers is its alpha, stretched over a rectangle of user space
/// with its first row at the greatest y. Nothing is left beside the rectangle.
static inline void cairo_end_group_through(
    cairo_t *_Nonnull cairo, cairo_surface_t *_Nullable picture, double x, double y, double width, double height) {
  double columns = cairo_image_surface_get_width(picture), rows = cairo_image_surface_get_height(picture);
  cairo_matrix_t matrix;
  cairo_matrix_init(&matrix, columns / width, 0, 0, -rows / height, -x * columns / width, rows * (1 + y / height));
  cairo_pattern_t *cover = cairo_pattern_create_for_surface(picture);
  cairo_pattern_set_matrix(cover, &matrix);
  cairo_pop_group_to_source(cairo);
  cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
  cairo_mask(cairo, cover);
  cairo_pattern_destroy(cover);
}

/// Draws a picture upright into a rectangle of user space.
static inline void cairo_draw_picture(
    cairo_t *_Nonnull cairo, cairo_surface_t *_Nullable picture, double x, double y, double width, double height,
    double alpha, int is_smooth) {
  double columns = cairo_image_surface_get_width(picture), rows = cairo_image_surface_get_height(picture);
  cairo_save(cairo);
  cairo_translate(cairo, x, y);
  cairo_scale(cairo, width / columns, height / rows);
  cairo_rectangle(cairo, 0, 0, columns, rows);
  cairo_clip(cairo);
  cairo_set_source_surface(cairo, picture, 0, 0);
  // Beyond its edge a picture goes on as it ends, or its border would be half transparent when it is enlarged.
  cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter(cairo_get_source(cairo), is_smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST);
  cairo_paint_with_alpha(cairo, alpha);
  cairo_restore(cairo);
}
